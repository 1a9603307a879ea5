import type { ResumeDocument } from '../documents/document.ts'
import type { Coach } from './coach.ts'
import { boundedText } from './text/bounded-text.ts'

/** The coach, given bounded texts only. */
export function withBoundedTexts(coach: Coach): Coach {
  return {
    name: coach.name,
    analyzeResume: (input) => coach.analyzeResume(bounded(input)),
    scoreEditedResume: (input) => coach.scoreEditedResume(bounded(input)),
    interviewQuestions: (input) => coach.interviewQuestions(bounded(input)),
    reviewAnswer: (input) => coach.reviewAnswer(bounded(input)),
    writePitch: (input) => coach.writePitch(bounded(input)),
    reviewPitch: (input) => coach.reviewPitch(bounded(input)),
    prepareInterview: (input) => coach.prepareInterview(bounded(input)),
    answerQuestions: (input) => coach.answerQuestions(bounded(input)),
    roundFields: (input) => coach.roundFields(bounded(input)),
    writeResume: (input) => coach.writeResume(bounded(input)),
  }
}

function bounded<Input extends object>(input: Input): Input {
  const texts = Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? boundedText(value) : value])
  const resume = 'resume' in input ? (input.resume as ResumeDocument | null) : null
  return { ...input, ...Object.fromEntries(texts), ...(resume && { resume: { ...resume, text: boundedText(resume.text) } }) }
}

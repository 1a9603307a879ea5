import type { InterviewCoach } from '../../interview-coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { writeInterviewQuestions } from './interview-questions.ts'
import { reviewAnswer } from './review-answer.ts'

/** Practice interviews without a model: questions from the ad's and the resume's own lines, feedback from the answer's own words. */
export function builtinInterview(now: () => Date): InterviewCoach {
  return {
    async interviewQuestions({ resume, jobDescription, told, round, signal }) {
      signal.throwIfAborted()
      return writeInterviewQuestions(readMatch(resume.text, jobDescription, now().getUTCFullYear(), { told }), round)
    },
    async reviewAnswer({ signal, ...input }) {
      signal.throwIfAborted()
      return reviewAnswer(input).feedback
    },
  }
}

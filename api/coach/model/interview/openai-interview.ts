import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import type { Log } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import { paddedQuestions } from '../../compose/interview/padded-questions.ts'
import { reviewAnswer } from '../../compose/interview/review-answer.ts'
import { readFacts } from '../../guard/facts.ts'
import type { InterviewCoach } from '../../interview-coach.ts'
import { readMatch } from '../../score/reading.ts'
import type { Model } from '../model.ts'
import { ModelFailure } from '../model-failure.ts'
import { commonData, rules } from '../prompts.ts'
import type { ModelReader } from '../reading/model-reader.ts'
import { type AnswerGuard, answerGuard } from './answer-guard.ts'
import { answerData, answerRules, answerTasks, questionsTask } from './interview-prompts.ts'
import { interviewSchemas } from './interview-schemas.ts'
import { guardedQuestions } from './questions-guard.ts'

export interface OpenAIInterviewOptions {
  model: Model
  log: Log
  /** The clock for "2019 - present". */
  now: () => Date
}

const failed = {
  questions: 'Failed to generate interview questions. Please try again.',
  review: 'Failed to analyze your answer. Please try again.',
}
/** Fewer questions that could stand are no interview of this job. */
const fewestQuestions = 5

type StandIn = AnswerFeedback['standIns'][number]
const allSections: StandIn[] = ['strengths', 'improvements', 'sentenceFeedback', 'refinedAnswer', 'alternateAnswer']

/** Practice interviews in a model's words. Scores, figures and findings are the code's, and every word is held to what was said. */
export function openaiInterview({ model, reader, log, now }: OpenAIInterviewOptions & { reader: ModelReader }): InterviewCoach {
  return {
    async interviewQuestions({ resume, jobDescription, round, signal }) {
      const reading = reader.recall(readMatch(resume.text, jobDescription, now().getUTCFullYear()))
      const missingTerms = reading.missing.map(({ term }) => term)
      const facts = readFacts({ resumeText: resume.text, jobDescription, missingTerms, today: now() })
      const prompt = `${commonData(resume.text, jobDescription, reading)}\n\n${questionsTask(round)}`
      const question = { name: 'interview_questions', schema: interviewSchemas.interview_questions, rules, prompt }
      try {
        const written = await model.ask(question, signal)
        const kept = guardedQuestions(written.questions, facts)
        if (kept.length < fewestQuestions) throw new ModelFailure('poor')
        return paddedQuestions(kept, round)
      } catch (error) {
        throw unavailable(error, failed.questions, log)
      }
    },

    async reviewAnswer(input) {
      const { numbers, feedback } = reviewAnswer(input)
      // Where there is no answer there is nothing to retell, and a model would make one up.
      if (numbers.reading.verdict !== 'answered') return { ...feedback, coach: 'openai', standIns: allSections }
      const guard = answerGuard(input, numbers.reading, now())
      const data = answerData(input, numbers)
      const [review, retold] = await Promise.all([
        askReview(model, data, guard, input.signal).catch((error: unknown) => {
          warn('answer_review', error, log)
          return { improvements: null, strengths: null, sentenceFeedback: null }
        }),
        askRetold(model, data, guard, input.signal).catch((error: unknown) => {
          warn('answer_retold', error, log)
          return { refinedAnswer: null, alternateAnswer: null }
        }),
      ])
      if (input.signal.aborted) throw new Problem('unavailable', { message: failed.review, log: 'stopped' })
      return withStandIns(feedback, { ...review, ...retold })
    },
  }
}

type Written = {
  [Section in 'strengths' | 'improvements' | 'sentenceFeedback' | 'refinedAnswer' | 'alternateAnswer']:
    | AnswerFeedback[Section]
    | null
}

/** @throws ModelFailure, also when there is no advice that could stand */
async function askReview(model: Model, data: string, guard: AnswerGuard, signal: AbortSignal) {
  const schema = interviewSchemas.answer_review
  const written = await model.ask(
    { name: 'answer_review', schema, rules: answerRules, prompt: `${data}\n\n${answerTasks.answer_review}` },
    signal,
  )
  const improvements = guard.improvements(written.improvements)
  if (improvements.length === 0) throw new ModelFailure('poor')
  const strengths = guard.strengths(written.strengths)
  const sentences = guard.sentences(written.sentences)
  return {
    improvements,
    // None is an answer too, unless there were some and none of them was true.
    strengths: strengths.length > 0 || written.strengths.length === 0 ? strengths : null,
    sentenceFeedback: sentences.length > 0 || written.sentences.length === 0 ? sentences : null,
  }
}

async function askRetold(model: Model, data: string, guard: AnswerGuard, signal: AbortSignal) {
  const schema = interviewSchemas.answer_retold
  const written = await model.ask(
    { name: 'answer_retold', schema, rules: answerRules, prompt: `${data}\n\n${answerTasks.answer_retold}` },
    signal,
  )
  const refinedAnswer = guard.retold(written.refinedAnswer)
  const alternateAnswer = guard.retold(written.alternateAnswer)
  return { refinedAnswer, alternateAnswer: alternateAnswer === refinedAnswer ? null : alternateAnswer }
}

/** The built-in coach's words wherever the model's could not stand; the feedback names them. */
function withStandIns(feedback: AnswerFeedback, written: Written): AnswerFeedback {
  return {
    ...feedback,
    coach: 'openai',
    improvements: written.improvements ?? feedback.improvements,
    strengths: written.strengths ?? feedback.strengths,
    sentenceFeedback: written.sentenceFeedback ?? feedback.sentenceFeedback,
    refinedAnswer: written.refinedAnswer ?? feedback.refinedAnswer,
    alternateAnswer: written.alternateAnswer ?? feedback.alternateAnswer,
    standIns: allSections.filter((section) => written[section] === null),
  }
}

function warn(task: string, error: unknown, log: Log): ModelFailure {
  const failure = error instanceof ModelFailure ? error : new ModelFailure('poor')
  if (!(error instanceof ModelFailure)) log.failure('A section could not be checked', error, { section: task })
  else log.warn('The model failed at a section', { section: task, kind: failure.kind, providerStatus: failure.status })
  return failure
}

function unavailable(error: unknown, message: string, log: Log): Problem {
  return new Problem('unavailable', { message, log: warn('interview', error, log).message })
}

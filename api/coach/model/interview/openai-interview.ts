import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import { Problem } from '../../../problem.ts'
import { readFacts } from '../../guard/facts.ts'
import { paddedQuestions } from '../../guides/interview/padded-questions.ts'
import { reviewAnswer } from '../../guides/interview/review-answer.ts'
import type { InterviewCoach } from '../../interview-coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { ModelFailure, reportFailure } from '../model-failure.ts'
import { assertRunning, type ModelDeps } from '../sections.ts'
import { commonData, rules } from '../shared-prompt.ts'
import { ask, type TaskContext } from '../task.ts'
import { type AnswerGuard, answerGuard } from './answer-guard.ts'
import { answerData, answerRules, answerTasks, questionsTask } from './interview-prompts.ts'
import { guardedQuestions } from './questions-guard.ts'

const failed = {
  questions: 'Failed to generate interview questions. Please try again.',
  review: 'Failed to analyze your answer. Please try again.',
}
/** With fewer questions that pass the guard, it is no interview for this job. */
const fewestQuestions = 5

const sections = ['strengths', 'improvements', 'sentenceFeedback', 'refinedAnswer', 'alternateAnswer'] as const
/** The sections in the model's words; null where they did not pass the guard. */
type Written = { [Section in (typeof sections)[number]]: AnswerFeedback[Section] | null }

/** Practice interviews in a model's words. Scores, figures and findings are the code's, and every word is held to what was said. */
export function openaiInterview({ model, log, now }: ModelDeps): InterviewCoach {
  return {
    async interviewQuestions({ resume, jobDescription, round, signal }) {
      const reading = readMatch(resume.text, jobDescription, now().getUTCFullYear())
      const missingTerms = reading.missing.map(({ term }) => term)
      const facts = readFacts({ resumeText: resume.text, jobDescription, missingTerms, today: now() })
      const context = { model, rules, data: commonData(resume.text, jobDescription, reading), signal }
      try {
        const { questions } = await ask(context, questionsTask(round))
        const kept = guardedQuestions(questions, facts)
        if (kept.length < fewestQuestions) throw new ModelFailure('poor')
        return paddedQuestions(kept, round)
      } catch (error) {
        reportFailure('interview', error, log)
        const failure = error instanceof ModelFailure ? error : new ModelFailure('poor')
        throw new Problem('unavailable', { message: failed.questions, log: failure.message })
      }
    },

    async reviewAnswer(input) {
      const { numbers, feedback } = reviewAnswer(input)
      // Where there is no answer there is nothing to retell, and a model would make one up.
      if (numbers.reading.verdict !== 'answered') return { ...feedback, coach: 'openai', standIns: [...sections] }
      const guard = answerGuard(input, numbers.reading, now())
      const context = { model, rules: answerRules, data: answerData(input, numbers), signal: input.signal }
      const nothing = (section: string) => (error: unknown) => {
        reportFailure(section, error, log)
        return {}
      }
      const [review, retelling] = await Promise.all([
        writeReview(context, guard).catch(nothing('answer_review')),
        writeRetelling(context, guard).catch(nothing('answer_retold')),
      ])
      assertRunning(input.signal, failed.review)
      return withStandIns(feedback, { ...review, ...retelling })
    },
  }
}

/** @throws ModelFailure, also when no advice passes the guard */
async function writeReview(context: TaskContext, guard: AnswerGuard): Promise<Partial<Written>> {
  const written = await ask(context, answerTasks.review)
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

async function writeRetelling(context: TaskContext, guard: AnswerGuard): Promise<Partial<Written>> {
  const written = await ask(context, answerTasks.retelling)
  const refinedAnswer = guard.retold(written.refinedAnswer)
  const alternateAnswer = guard.retold(written.alternateAnswer)
  return { refinedAnswer, alternateAnswer: alternateAnswer === refinedAnswer ? null : alternateAnswer }
}

/** The built-in coach's words wherever the model's did not pass; the feedback names them. */
function withStandIns(feedback: AnswerFeedback, written: Partial<Written>): AnswerFeedback {
  const kept = Object.entries(written).filter(([, words]) => words !== null)
  const standIns = sections.filter((section) => (written[section] ?? null) === null)
  return { ...feedback, ...Object.fromEntries(kept), coach: 'openai', standIns }
}

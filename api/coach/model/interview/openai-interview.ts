import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import { reviewAnswer } from '../../guides/interview/review-answer.ts'
import type { InterviewCoach } from '../../interview-coach.ts'
import { ModelFailure, reportFailure } from '../model-failure.ts'
import { assertRunning, type ModelDeps } from '../sections.ts'
import { ask, type TaskContext } from '../task.ts'
import { type AnswerGuard, answerGuard } from './answer-guard.ts'
import { answerData, answerRules, answerTasks } from './interview-prompts.ts'

const failed = {
  review: 'Failed to analyze your answer. Please try again.',
}
const sections = ['strengths', 'improvements', 'sentenceFeedback', 'refinedAnswer', 'alternateAnswer'] as const
/** The sections in the model's words; null where they did not pass the guard. */
type Written = { [Section in (typeof sections)[number]]: AnswerFeedback[Section] | null }

/** Practice interviews in a model's words. Scores, figures and findings are the code's, and every word is held to what was said. */
export function openaiInterview({ model, log, now }: Omit<ModelDeps, 'reader'>): Pick<InterviewCoach, 'reviewAnswer'> {
  return {
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

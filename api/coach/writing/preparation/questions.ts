import { QaQuestion } from '../../../contract/interview-qa.ts'
import { InterviewQuestion } from '../../../contract/interview-questions.ts'
import { preparedQuestions } from '../../../contract/limits.ts'
import type { Log } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import type { Coach, StandIn } from '../../coach.ts'
import { spokenQuestions } from '../../guides/interview/builtin-interview.ts'
import type { Material } from '../../guides/preparation/material.ts'
import { areAlike } from '../../guides/questions/likeness.ts'
import { type PreparedQuestion, plannedQuestions } from '../../guides/questions/plan.ts'
import { ModelFailure, orElse } from '../../model/model-failure.ts'
import { claimsTask, coachText, personText, starText, storyParts } from '../prompts.ts'
import type { WritingDeps } from '../sections.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { type Interview, planText, startInterview } from './interview.ts'

/** How a model writes the ten questions of one feature, and what takes the place of those it did not write. */
interface QuestionWriter<Question> {
  /** In one call they would take by far the longest. */
  perCall: number
  write(context: WritingContext, planned: string): Promise<Question[]>
  builtin(material: Material): Question[]
  /** Calls that do not see one another ask alike in other words: the later question is dropped. */
  dropsAlike?: true
}

type Written<Question> = Question & { byModel: boolean }

/** Ten questions, none filled in like another. @param onList is called with the list so far, in interview order */
export async function writeQuestions<Question extends { question: string }>(
  { perCall, write, builtin, dropsAlike }: QuestionWriter<Question>,
  reading: Promise<Interview>,
  log: Log,
  onList?: (list: readonly Written<Question>[]) => void,
): Promise<Written<Question>[]> {
  const calls = Array.from({ length: preparedQuestions / perCall }, (_, at) =>
    reading
      .then(({ context, planned }) => write(context, planText(planned.slice(at * perCall, (at + 1) * perCall))))
      .catch(orElse('questions', log, [])),
  )
  const list: Written<Question>[] = []
  const isNew = ({ question }: Question) => !list.some((other) => areAlike(other.question, question))
  let spare: Question[] | undefined
  for (const [at, call] of calls.entries()) {
    for (const one of (await call).slice(0, perCall))
      if (dropsAlike ? isNew(one) : list.every(({ question }) => question !== one.question)) list.push({ ...one, byModel: true })
    while (list.length < (at + 1) * perCall) {
      spare ??= builtin((await reading).material)
      list.push({ ...spare.splice(Math.max(spare.findIndex(isNew), 0), 1)[0]!, byModel: false })
    }
    onList?.(list)
  }
  return list
}

const countByModel = (list: readonly { byModel: boolean }[]) => list.filter(({ byModel }) => byModel).length

/** With fewer than this from the model, the built-in coach wrote the questions. */
const leastByModel = 6

export function standInsOf(list: readonly { byModel: boolean }[]): StandIn<'questions'>[] {
  const byModel = countByModel(list)
  return byModel === list.length ? [] : [{ standIn: 'questions', ...(byModel >= leastByModel && { partly: true as const }) }]
}

const { type, category } = QaQuestion.shape

export const preparationWriter: QuestionWriter<PreparedQuestion> = {
  perCall: 2,
  async write(context, planned) {
    const shape = { ...storyParts, answer: coachText, spoken: personText }
    const written = await writeItems(context, claimsTask('prep_questions', shape, { planned }))
    const whole = written.filter(({ spoken }) => spoken !== '')
    return whole.flatMap((item) => prepared({ ...item, type: 'job', category: 'general' }))
  },
  builtin: (material) => plannedQuestions(material, 'preparation'),
}

export const qaWriter: QuestionWriter<PreparedQuestion> = {
  perCall: 2,
  async write(context, planned) {
    const shape = { ...storyParts, answer: personText, type, category }
    const written = await writeItems(context, claimsTask('qa_questions', shape, { planned }))
    return written.flatMap((item) => prepared({ ...item, spoken: '' }))
  },
  builtin: (material) => plannedQuestions(material, 'qa'),
}

function prepared(
  item: Omit<PreparedQuestion, 'answer'> & Record<keyof typeof storyParts | 'answer', string>,
): PreparedQuestion[] {
  const { question, situation, task: duty, action, result, spoken, type, category } = item
  const isStory = [situation, duty, action, result].every(Boolean)
  const answer = isStory ? starText(item) : item.answer
  return question && answer ? [{ question, answer, spoken, type, category }] : []
}

const voiceWriter: QuestionWriter<InterviewQuestion> = {
  perCall: 5,
  dropsAlike: true,
  async write(context, planned) {
    const shape = { question: coachText, type: InterviewQuestion.shape.type, goal: coachText }
    const written = await writeItems(context, claimsTask('interview_questions', shape, { planned }))
    return written
      .filter(({ question, goal }) => question !== '' && goal !== '' && !question.includes('['))
      .map(({ question, type, goal }) => ({ question, type, goal: goal.replace(/\.$/, '') }))
  },
  builtin: (material) => spokenQuestions(material).questions,
}

/** With fewer from the model, this is not an interview for the job. */
const fewestQuestions = 5

export function voiceQuestions(deps: WritingDeps): Coach['interviewQuestions'] {
  return async (input) => {
    const list = await writeQuestions(voiceWriter, startInterview(deps, input).interview, deps.log)
    const defaults = list.length - countByModel(list)
    // The page calls the last ones the default questions.
    const inOrder = list.toSorted((one, other) => Number(other.byModel) - Number(one.byModel))
    if (countByModel(list) >= fewestQuestions) return { questions: inOrder.map(({ byModel, ...question }) => question), defaults }
    const message = 'Failed to generate interview questions. Please try again.'
    throw new Problem('unavailable', { message, log: new ModelFailure('poor').message })
  }
}

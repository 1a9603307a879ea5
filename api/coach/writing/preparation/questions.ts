import { QaQuestion } from '../../../contract/interview-qa.ts'
import { InterviewQuestion } from '../../../contract/interview-questions.ts'
import { preparedQuestions } from '../../../contract/limits.ts'
import type { Log } from '../../../log.ts'
import { Problem } from '../../../problem.ts'
import type { InterviewCoach, StandIn } from '../../coach.ts'
import { areAlike, paddedQuestions } from '../../guides/interview/padded-questions.ts'
import { readPreparation } from '../../guides/preparation/material.ts'
import { type PreparedQuestion, plannedQuestions } from '../../guides/questions/plan.ts'
import { ModelFailure, orElse } from '../../model/model-failure.ts'
import { claimsTask, coachText, personText, starText, storyParts } from '../prompts.ts'
import type { WritingDeps } from '../sections.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { type Interview, type PlannedQuestion, planText, readInterview } from './interview.ts'

interface WrittenQuestion extends PreparedQuestion {
  byModel: boolean
}

/** Ten questions in one call would take by far the longest. */
const questionsPerCall = 2
/** With fewer than this from the model, the built-in coach writes all of them. */
const leastByModel = 6

/** Requests all questions in parallel, two per call. @param onList told of the list so far, in interview order */
export async function writeQuestions(
  purpose: keyof typeof writers,
  reading: Promise<Interview>,
  log: Log,
  onList: (list: readonly WrittenQuestion[]) => void,
): Promise<StandIn<'questions'>[]> {
  const calls = Array.from({ length: preparedQuestions / questionsPerCall }, (_, at) =>
    reading
      .then(({ context, planned }) =>
        writers[purpose](context, planned.slice(at * questionsPerCall, (at + 1) * questionsPerCall)),
      )
      .catch(orElse('questions', log, [])),
  )
  const list: WrittenQuestion[] = []
  let builtin: PreparedQuestion[] | undefined
  for (const [at, call] of calls.entries()) {
    for (const one of (await call).slice(0, questionsPerCall))
      if (!list.some(({ question }) => question === one.question)) list.push({ ...one, byModel: true })
    while (list.length < (at + 1) * questionsPerCall) {
      builtin ??= plannedQuestions((await reading).material, purpose)
      const fresh = builtin.findIndex(({ question }) => !list.some((other) => areAlike(other.question, question)))
      list.push({ ...builtin.splice(Math.max(fresh, 0), 1)[0]!, byModel: false })
    }
    onList(list)
  }
  const byModel = list.filter((one) => one.byModel).length
  return byModel === list.length ? [] : [{ standIn: 'questions', ...(byModel >= leastByModel && { partly: true as const }) }]
}

const { type, category } = QaQuestion.shape

const writers = {
  async preparation(context: WritingContext, planned: readonly PlannedQuestion[]): Promise<PreparedQuestion[]> {
    const shape = { ...storyParts, answer: coachText, spoken: personText }
    const written = await writeItems(context, claimsTask('prep_questions', shape, { planned: planText(planned) }))
    return written
      .filter(({ spoken }) => spoken !== '')
      .flatMap((item) => prepared({ ...item, type: 'job', category: 'general' }))
  },
  async qa(context: WritingContext, planned: readonly PlannedQuestion[]): Promise<PreparedQuestion[]> {
    const shape = { ...storyParts, answer: personText, type, category }
    const written = await writeItems(context, claimsTask('qa_questions', shape, { planned: planText(planned) }))
    return written.flatMap((item) => prepared({ ...item, spoken: '' }))
  },
}

function prepared(
  item: Omit<PreparedQuestion, 'answer'> & Record<keyof typeof storyParts | 'answer', string>,
): PreparedQuestion[] {
  const { question, situation, task: duty, action, result, spoken, type, category } = item
  const isStory = [situation, duty, action, result].every(Boolean)
  const answer = isStory ? starText(item) : item.answer
  return question && answer ? [{ question, answer, spoken, type, category }] : []
}

/** With fewer from the model, this is not an interview for the job. */
const fewestQuestions = 5
const spokenQuestionsPerCall = 5

export function voiceQuestions(deps: WritingDeps): InterviewCoach['interviewQuestions'] {
  return async (input) => {
    const { context, planned } = await readInterview(deps, input, readPreparation(input, deps.now()))
    const groups = [planned.slice(0, spokenQuestionsPerCall), planned.slice(spokenQuestionsPerCall)]
    const written = await Promise.all(
      groups.map((group) => writeVoiceQuestions(context, group).catch(orElse('interview', deps.log, []))),
    )
    const questions = written.flat()
    if (questions.length >= fewestQuestions) return paddedQuestions(questions, input.round)
    const message = 'Failed to generate interview questions. Please try again.'
    throw new Problem('unavailable', { message, log: new ModelFailure('poor').message })
  }
}

const voiceQuestion = { question: coachText, type: InterviewQuestion.shape.type, goal: coachText }

async function writeVoiceQuestions(context: WritingContext, planned: readonly PlannedQuestion[]): Promise<InterviewQuestion[]> {
  const written = await writeItems(context, claimsTask('interview_questions', voiceQuestion, { planned: planText(planned) }))
  return written
    .filter(({ question, goal }) => question !== '' && goal !== '' && !question.includes('['))
    .map(({ question, type, goal }) => ({ question, type, goal: goal.replace(/\.$/, '') }))
}

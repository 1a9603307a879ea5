import * as z from 'zod'
import type { InterviewPrepSection } from '../../contract/interview-prep.ts'
import { InterviewQuestion } from '../../contract/interview-questions.ts'
import { preparedQuestions } from '../../contract/limits.ts'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import type {
  AnswerQuestionsEvent,
  AnswerQuestionsInput,
  InterviewCoach,
  PreparationCoach,
  PrepareInterviewEvent,
  PrepareInterviewInput,
  StandIn,
} from '../coach.ts'
import { eventsOf, type Send } from '../events.ts'
import { areAlike, paddedQuestions } from '../guides/interview/padded-questions.ts'
import { alignedQuestions, roundSection, writePreparation } from '../guides/preparation/builtin-preparation.ts'
import { readPreparation } from '../guides/preparation/material.ts'
import { type PreparedQuestion, plannedQuestions } from '../guides/questions/plan.ts'
import { ModelFailure, orElse } from '../model/model-failure.ts'
import { assertRunning, type ModelDeps, writeSections } from '../model/sections.ts'
import { writePreparedQuestions, writeQaQuestions } from '../writing/preparation/prepared-questions.ts'
import {
  type Interview,
  type PlannedQuestion,
  planText,
  readInterview,
  roundContext,
} from '../writing/preparation/read-interview.ts'
import { sectionWriters, writeCompany } from '../writing/preparation/sections.ts'
import { claimsTask } from '../writing/prompts.ts'
import { type WritingContext, writeItems } from '../writing/write-items.ts'

const stopped = {
  preparation: 'Failed to generate interview preparation. Please try again.',
  qa: 'Failed to start interview session. Please try again.',
}

const writtenSections = Object.keys(sectionWriters) as (keyof typeof sectionWriters)[]

export function preparationWithModel(deps: ModelDeps): Omit<PreparationCoach, 'roundFields'> {
  const { log, now } = deps

  async function prepare(input: PrepareInterviewInput, signal: AbortSignal, send: Send<PrepareInterviewEvent>) {
    const { round, resume } = input
    const builtin = readPreparation(input, now())
    const reading = readInterview(deps, { ...input, signal }, builtin)
    const company = writeCompany(roundContext(deps, round, { ad: builtin.reading.adLines }, signal))
    // It may fail before it is awaited.
    company.catch(() => undefined)
    // A round's gaps come from the reading; the rest of this section is known at once.
    const isKnown = builtin.reading.checked && (resume === null || !builtin.guide.asksForGaps)
    const { material } = isKnown ? { material: builtin } : await reading
    assertRunning(input.signal, stopped.preparation)
    send({ section: 'round', data: roundSection(material) })
    send(writePreparation('resources', material))
    const [standIns] = await Promise.all([
      writeQuestions(writePreparedQuestions, 'preparation', reading, log, (list) => {
        assertRunning(input.signal, stopped.preparation)
        const standInQuestions = list.flatMap(({ byModel }, index) => (byModel ? [] : [index]))
        send({ section: 'questions', data: { ...alignedQuestions(list), standInQuestions } })
      }),
      writeSections<(typeof writtenSections)[number] | 'company', InterviewPrepSection>(['company', ...writtenSections], {
        write: async (section) => {
          if (section === 'company') return { section, data: await company }
          const data = await sectionWriters[section]((await reading).context, round, resume !== null)
          return { section, data } as InterviewPrepSection
        },
        standIn: async (section) => writePreparation(section, (await reading).material),
        ...{ send, signal: input.signal, log, stopped: stopped.preparation },
      }),
    ])
    assertRunning(input.signal, stopped.preparation)
    standIns.forEach(send)
  }

  async function answer(input: AnswerQuestionsInput, signal: AbortSignal, send: Send<AnswerQuestionsEvent>) {
    const builtin = readPreparation(input, now())
    const reading = readInterview(deps, { ...input, signal }, builtin)
    const { material } = builtin.reading.checked ? { material: builtin } : await reading
    assertRunning(input.signal, stopped.qa)
    send({ section: 'round', data: { interviewRoundType: input.round, checked: material.reading.checked } })
    const standIns = await writeQuestions(writeQaQuestions, 'qa', reading, log, (list) => {
      assertRunning(input.signal, stopped.qa)
      const questions = list.map(({ byModel, question, category, type, answer, plan }) => ({
        ...{ question, category, type, answer, plan },
        ...(!byModel && { standIn: true as const }),
      }))
      send({ section: 'questions', data: { questions } })
    })
    standIns.forEach(send)
  }

  return {
    prepareInterview: (input) => eventsOf(input.signal, (signal, send) => prepare(input, signal, send)),
    answerQuestions: (input) => eventsOf(input.signal, (signal, send) => answer(input, signal, send)),
  }
}

interface WrittenQuestion extends PreparedQuestion {
  byModel: boolean
}

/** Ten questions in one call would take by far the longest. */
const questionsPerCall = 2
/** With fewer than this from the model, the built-in coach writes all of them. */
const leastByModel = 6

/** Requests all questions in parallel, two per call. @param onList told of the list so far, in interview order */
async function writeQuestions(
  write: (context: WritingContext, planned: readonly PlannedQuestion[]) => Promise<PreparedQuestion[]>,
  purpose: 'preparation' | 'qa',
  reading: Promise<Interview>,
  log: Log,
  onList: (list: readonly WrittenQuestion[]) => void,
): Promise<StandIn<'questions'>[]> {
  const calls = Array.from({ length: preparedQuestions / questionsPerCall }, (_, at) =>
    reading
      .then(({ context, planned }) => write(context, planned.slice(at * questionsPerCall, (at + 1) * questionsPerCall)))
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

/** With fewer from the model, this is not an interview for the job. */
const fewestQuestions = 5
const spokenQuestionsPerCall = 5

export function voiceQuestions(deps: ModelDeps): InterviewCoach['interviewQuestions'] {
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

const { type } = InterviewQuestion.shape
const voiceQuestion = { question: z.string(), type, goal: z.string() }

async function writeVoiceQuestions(context: WritingContext, planned: readonly PlannedQuestion[]): Promise<InterviewQuestion[]> {
  const asked = claimsTask('interview_questions', voiceQuestion, { planned: planText(planned) })
  const written = await writeItems(context, asked, { question: 'coach', goal: 'coach' })
  return written
    .filter(({ question, goal }) => question !== '' && goal !== '' && !question.includes('['))
    .map(({ question, type, goal }) => ({ question, type, goal: goal.replace(/\.$/, '') }))
}

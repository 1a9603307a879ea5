import * as z from 'zod'
import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type {
  AnswerQuestionsEvent,
  AnswerQuestionsInput,
  PreparationCoach,
  PreparationData,
  PreparationSection,
  PrepareInterviewEvent,
  PrepareInterviewInput,
} from '../../coach.ts'
import { eventsOf, type Send } from '../../events.ts'
import { alignedQuestions, roundSection, writePreparation } from '../../guides/preparation/builtin-preparation.ts'
import { readPreparation, roundGuides } from '../../guides/preparation/material.ts'
import { ModelFailure } from '../../model/model-failure.ts'
import { claimsTask, coachText, prompt } from '../prompts.ts'
import { type WritingDeps, writeSections } from '../sections.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { writingOn } from '../writing-data.ts'
import asks from './asks.json' with { type: 'json' }
import { readInterview, roundBlock, roundPlans } from './interview.ts'
import { writeQuestions } from './questions.ts'

export function preparationWithModel(deps: WritingDeps): Omit<PreparationCoach, 'roundFields'> {
  const { log, now } = deps

  async function prepare(input: PrepareInterviewInput, send: Send<PrepareInterviewEvent>) {
    const { round, resume, signal } = input
    const builtin = readPreparation(input, now())
    const reading = readInterview(deps, input, builtin)
    const company = writeCompany(writingOn(deps, { adLines: builtin.reading.adLines }, signal, roundBlock(round)))
    // It may fail before it is awaited.
    company.catch(() => undefined)
    // A round's gaps come from the reading; the rest of this section is known at once.
    const isKnown = builtin.reading.checked && (resume === null || !builtin.guide.asksForGaps)
    const { material } = isKnown ? { material: builtin } : await reading
    signal.throwIfAborted()
    send({ section: 'round', data: roundSection(material) })
    send(writePreparation('resources', material))
    const [standIns] = await Promise.all([
      writeQuestions('preparation', reading, log, (list) => {
        signal.throwIfAborted()
        const standInQuestions = list.flatMap(({ byModel }, index) => (byModel ? [] : [index]))
        send({ section: 'questions', data: { ...alignedQuestions(list), standInQuestions } })
      }),
      writeSections<WrittenSection | 'company', PreparationSection>(['company', ...writtenSections], {
        write: async (section) => {
          if (section === 'company') return { section, data: await company }
          const data = await sectionWriters[section]((await reading).context, round, resume !== null)
          return { section, data } as PreparationSection
        },
        standIn: async (section) => writePreparation(section, (await reading).material),
        ...{ send, signal, log },
      }),
    ])
    signal.throwIfAborted()
    standIns.forEach(send)
  }

  async function answer(input: AnswerQuestionsInput, send: Send<AnswerQuestionsEvent>) {
    const { round, signal } = input
    const builtin = readPreparation(input, now())
    const reading = readInterview(deps, input, builtin)
    const { material } = builtin.reading.checked ? { material: builtin } : await reading
    signal.throwIfAborted()
    send({ section: 'round', data: { interviewRoundType: round, checked: material.reading.checked } })
    const standIns = await writeQuestions('qa', reading, log, (list) => {
      signal.throwIfAborted()
      const questions = list.map(({ byModel, question, category, type, answer, plan }) => ({
        ...{ question, category, type, answer, plan },
        ...(!byModel && { standIn: true as const }),
      }))
      send({ section: 'questions', data: { questions } })
    })
    standIns.forEach(send)
  }

  return {
    prepareInterview: (input) => eventsOf(input.signal, (signal, send) => prepare({ ...input, signal }, send)),
    answerQuestions: (input) => eventsOf(input.signal, (signal, send) => answer({ ...input, signal }, send)),
  }
}

/** What is asked for each section; a list that does not fit the round is left out. */
const sectionWriters = {
  async goal(context: WritingContext) {
    const { goal, area } = await writeParts(context, 'prep_goal', asks.goal)
    return { interviewGoal: goal.join(' '), coreAreasEvaluated: area }
  },
  async introduction(context: WritingContext, round: InterviewRound, resumeRead: boolean) {
    const { point, achievement } = asks.introduction
    const asked = { ...(roundPlans[round].introduces && { point }), ...(resumeRead && { achievement }) }
    const written = await writeParts<'point' | 'achievement'>(context, 'prep_introduction', asked)
    return { selfIntroductionPoints: written.point ?? [], achievementsToHighlight: written.achievement ?? [] }
  },
  async expectations(context: WritingContext, round: InterviewRound) {
    const lists: readonly string[] = roundPlans[round].lists
    const asked = Object.fromEntries(Object.entries(asks.expectations).filter(([name]) => lists.includes(name)))
    const none = {
      hiringManagerExpectations: [],
      leadershipTraitsEvaluated: [],
      behavioralPitfallsToAvoid: [],
      panelHandlingTips: [],
    }
    return { ...none, ...(await writeParts(context, 'prep_expectations', asked)) }
  },
  async strategy(context: WritingContext) {
    const { keyPoint, preparation, pitfall } = await writeParts(context, 'prep_strategy', asks.strategy)
    return { strategicPreparation: { keyPoints: keyPoint, preparation: preparation.join(' '), pitfalls: pitfall } }
  },
  async frameworks(context: WritingContext, round: InterviewRound) {
    const own = roundGuides[round].frameworks
    const asked = Object.fromEntries(own.map(({ name, description }) => [name, description]))
    const task =
      '. One item for each of these ways of answering: how to use it here, in 1 or 2 sentences: for which question of this round, and with which deed of the person.'
    const applied = await writeParts(context, 'prep_frameworks', asked, task)
    return {
      frameworks: own.map(({ name, description }) => ({ name, description, applicationToRole: applied[name]!.join(' ') })),
    }
  },
} satisfies {
  [Name in PreparationSection['section']]?: (
    context: WritingContext,
    round: InterviewRound,
    resumeRead: boolean,
  ) => Promise<PreparationData<Name>>
}

type WrittenSection = keyof typeof sectionWriters
const writtenSections = Object.keys(sectionWriters) as WrittenSection[]

/** From the ad alone: the prompt contains no resume. */
async function writeCompany(context: WritingContext) {
  const { overview, culture, question } = await writeParts(context, 'prep_company', asks.company)
  return { companyResearch: { overview: overview.join(' '), culture: culture.join(' '), questionsToAsk: question } }
}

async function writeParts<Part extends string>(
  context: WritingContext,
  name: string,
  asked: Partial<Record<Part, string>>,
  more = ':',
): Promise<Record<Part, string[]>> {
  const parts = Object.keys(asked) as Part[]
  if (parts.length === 0) return {} as Record<Part, string[]>
  const list = Object.entries(asked).map(([part, what]) => `- "${part}": ${what}`)
  const shape = { part: z.enum(parts as string[]), text: coachText }
  const asking = claimsTask(name, shape, {}, prompt('prep-parts', { more, list: list.join('\n') }))
  const written = await writeItems(context, asking)
  const texts = (part: Part) => written.flatMap((item) => (item.part === part ? item.text : []))
  if (parts.some((part) => texts(part).length === 0)) throw new ModelFailure('poor')
  return Object.fromEntries(parts.map((part) => [part, texts(part)])) as Record<Part, string[]>
}

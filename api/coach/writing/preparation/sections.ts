import * as z from 'zod'
import type { InterviewPrepSection } from '../../../contract/interview-prep.ts'
import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import { roundGuides } from '../../guides/preparation/material.ts'
import { ModelFailure } from '../../model/model-failure.ts'
import { claimsTask, prompt } from '../prompts.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import asks from './asks.json' with { type: 'json' }
import { roundPlans } from './read-interview.ts'

type Data<Name> = Extract<InterviewPrepSection, { section: Name }>['data']

/** What is asked for each section; a list that does not fit the round is left out. */
export const sectionWriters = {
  async goal(context: WritingContext): Promise<Data<'goal'>> {
    const { goal, area } = await writeParts(context, 'prep_goal', asks.goal)
    return { interviewGoal: goal.join(' '), coreAreasEvaluated: area }
  },
  async introduction(context: WritingContext, round: InterviewRound, resumeRead: boolean): Promise<Data<'introduction'>> {
    const { point, achievement } = asks.introduction
    const asked = { ...(roundPlans[round].introduces && { point }), ...(resumeRead && { achievement }) }
    const written = await writeParts<'point' | 'achievement'>(context, 'prep_introduction', asked)
    return { selfIntroductionPoints: written.point ?? [], achievementsToHighlight: written.achievement ?? [] }
  },
  async expectations(context: WritingContext, round: InterviewRound): Promise<Data<'expectations'>> {
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
  async strategy(context: WritingContext): Promise<Data<'strategy'>> {
    const { keyPoint, preparation, pitfall } = await writeParts(context, 'prep_strategy', asks.strategy)
    return { strategicPreparation: { keyPoints: keyPoint, preparation: preparation.join(' '), pitfalls: pitfall } }
  },
  async frameworks(context: WritingContext, round: InterviewRound): Promise<Data<'frameworks'>> {
    const own = roundGuides[round].frameworks
    const asked = Object.fromEntries(own.map(({ name, description }) => [name, description]))
    const task =
      '. One item for each of these ways of answering: how to use it here, in 1 or 2 sentences: for which question of this round, and with which deed of the person.'
    const applied = await writeParts(context, 'prep_frameworks', asked, task)
    return {
      frameworks: own.map(({ name, description }) => ({ name, description, applicationToRole: applied[name]!.join(' ') })),
    }
  },
} satisfies Record<string, (context: WritingContext, round: InterviewRound, resumeRead: boolean) => Promise<object>>

/** From the ad alone: the prompt contains no resume. */
export async function writeCompany(context: WritingContext): Promise<Data<'company'>> {
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
  const shape = { part: z.enum(parts as string[]), text: z.string() }
  const asking = claimsTask(name, shape, {}, prompt('prep-parts', { more, list: list.join('\n') }))
  const written = await writeItems(context, asking, { text: 'coach' })
  const texts = (part: Part) => written.flatMap((item) => (item.part === part ? item.text : []))
  if (parts.some((part) => texts(part).length === 0)) throw new ModelFailure('poor')
  return Object.fromEntries(parts.map((part) => [part, texts(part)])) as Record<Part, string[]>
}

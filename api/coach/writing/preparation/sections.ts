import * as z from 'zod'
import type { InterviewPrepSection } from '../../../contract/interview-prep.ts'
import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import { roundGuides } from '../../guides/preparation/material.ts'
import { task } from '../../model/model.ts'
import { ModelFailure } from '../../model/model-failure.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { roundPlans } from './read-interview.ts'

const lists = {
  hiringManagerExpectations:
    'what this manager expects of the new person in this job, and where the person already shows it or does not',
  leadershipTraitsEvaluated:
    'a trait of a leader that this job needs, how it shows in the daily work here, and which deed of the person proves it',
  behavioralPitfallsToAvoid:
    'a mistake that this person could make in this round, given this resume and this advertisement, and what to do instead',
  panelHandlingTips: 'how to deal with several interviewers in this panel: who will care about what, and what to say to whom',
}

type Data<Name> = Extract<InterviewPrepSection, { section: Name }>['data']

export const sectionWriters = {
  async goal(context: WritingContext): Promise<Data<'goal'>> {
    const { goal, area } = await writeParts(context, 'prep_goal', {
      goal: '1 item of 2 sentences: what this round decides, and the one impression the person should leave behind',
      area: '5 items: an area that will be looked at, as one sentence on what the advertisement demands there and what in the resume answers it, or that nothing does yet',
    })
    return { interviewGoal: goal.join(' '), coreAreasEvaluated: area }
  },
  async introduction(context: WritingContext, round: InterviewRound, resumeRead: boolean): Promise<Data<'introduction'>> {
    const asked = {
      ...(roundPlans[round].introduces && {
        point:
          '4 items, in the order of speaking: what to say when introducing yourself in this round, each naming the job, deed, or line it is about',
      }),
      ...(resumeRead && {
        achievement:
          '3 items: an achievement of the resume worth telling in this round, each from another line: the deed in the words of its line, then how to tell it here: what to stress, and which detail to add',
      }),
    }
    if (Object.keys(asked).length === 0) return { selfIntroductionPoints: [], achievementsToHighlight: [] }
    const { point = [], achievement = [] } = await writeParts<'point' | 'achievement'>(context, 'prep_introduction', asked)
    return { selfIntroductionPoints: point, achievementsToHighlight: achievement }
  },
  async expectations(context: WritingContext, round: InterviewRound): Promise<Data<'expectations'>> {
    const fitting = roundPlans[round].lists.map((name) => [name, `4 items: ${lists[name]}`] as const)
    const none = {
      hiringManagerExpectations: [],
      leadershipTraitsEvaluated: [],
      behavioralPitfallsToAvoid: [],
      panelHandlingTips: [],
    }
    if (fitting.length === 0) return none
    return { ...none, ...(await writeParts(context, 'prep_expectations', Object.fromEntries(fitting))) }
  },
  async strategy(context: WritingContext): Promise<Data<'strategy'>> {
    const { keyPoint, preparation, pitfall } = await writeParts(context, 'prep_strategy', {
      keyPoint: '3 items: what to put forward in this round, strongest first, and with which deed of the resume',
      preparation:
        '3 items: what to do before the interview, as concrete as a to-do: what to look up, to rehearse, to bring, to find out about a gap',
      pitfall: '3 items: what would go wrong for this person in this round, and what to say or do instead',
    })
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
  const { overview, culture, question } = await writeParts(context, 'prep_company', {
    overview: '1 item of 2 sentences: who the employer is and what this job is there for, as far as the advertisement says',
    culture:
      '1 item of 1 or 2 sentences: how people work there; read it from the tone and the details of the advertisement, and say which ones',
    question: '4 items: a question to ask the interviewer of this round, about something that the advertisement leaves open',
  })
  return { companyResearch: { overview: overview.join(' '), culture: culture.join(' '), questionsToAsk: question } }
}

async function writeParts<Part extends string>(
  context: WritingContext,
  name: string,
  asked: Partial<Record<Part, string>>,
  more = ':',
): Promise<Record<Part, string[]>> {
  const parts = Object.keys(asked) as Part[]
  const items = z.array(z.object({ part: z.enum(parts as string[]), text: z.string(), from: z.array(z.string()) }))
  const list = Object.entries(asked).map(([part, what]) => `- "${part}": ${what}`)
  const prompt = `Task: write "items", each a "text" to the person under its "part"${more}\n${list.join('\n')}\nEach text stands alone, could be said of no other job, and repeats no other text.`
  const written = await writeItems(context, task(name, { items }, prompt), { text: 'coach' })
  const texts = (part: Part) => written.flatMap((item) => (item.part === part ? item.text : []))
  if (parts.some((part) => texts(part).length === 0)) throw new ModelFailure('poor')
  return Object.fromEntries(parts.map((part) => [part, texts(part)])) as Record<Part, string[]>
}

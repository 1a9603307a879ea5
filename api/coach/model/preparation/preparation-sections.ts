import type { InterviewPrepSection } from '../../../contract/interview-prep.ts'
import type { Material } from '../../compose/preparation/material.ts'
import { type WordSection, writePreparation } from '../../compose/preparation/sections.ts'
import { ModelFailure } from '../model-failure.ts'
import { type Asking, ask } from './ask.ts'
import { type ExpectationList, tasks } from './preparation-prompts.ts'

export type AskedSection = Exclude<WordSection, 'questions'>
export const askedSections: readonly AskedSection[] = [
  'goal',
  'introduction',
  'expectations',
  'strategy',
  'company',
  'frameworks',
]

/** One section in the model's words, held to the facts. @throws ModelFailure */
export async function askSection(section: AskedSection, asking: Asking): Promise<InterviewPrepSection> {
  const data = await writers[section](asking)
  if (data === null) throw new ModelFailure('poor')
  return { section, data } as InterviewPrepSection
}

const writers: Record<AskedSection, (asking: Asking) => Promise<object | null>> = {
  goal: async (asking) => asking.guard.goal(await ask(asking, 'prep_goal', tasks.prep_goal())),
  introduction: async (asking) => {
    const { templates, resumeRead } = asking.material
    const introduces = templates.introduction.length > 0
    if (!introduces && !resumeRead) return { selfIntroductionPoints: [], achievementsToHighlight: [] }
    const written = await ask(asking, 'prep_introduction', tasks.prep_introduction(introduces))
    return asking.guard.introduction(written, introduces, resumeRead && templates.achievements.length > 0)
  },
  expectations: async (asking) => {
    const fitting = fittingLists(asking.material)
    const none = {
      hiringManagerExpectations: [],
      leadershipTraitsEvaluated: [],
      behavioralPitfallsToAvoid: [],
      panelHandlingTips: [],
    }
    if (fitting.length === 0) return none
    const written = await ask(asking, 'prep_expectations', tasks.prep_expectations(fitting))
    const lists = fitting.map((name) => [name, asking.guard.list(written[name])] as const)
    return lists.some(([, list]) => list === null) ? null : { ...none, ...Object.fromEntries(lists) }
  },
  strategy: async (asking) => asking.guard.strategy(await ask(asking, 'prep_strategy', tasks.prep_strategy())),
  company: async (asking) => asking.guard.company(await ask(asking, 'prep_company', tasks.prep_company())),
  // Which ways of answering suit a round is known; how to use them here is the model's to say.
  frameworks: async (asking) => {
    const own = writePreparation('frameworks', asking.material)
    if (own.section !== 'frameworks') return null
    const { applications } = await ask(asking, 'prep_frameworks', tasks.prep_frameworks(own.data.frameworks))
    const told = applications.map((text) => asking.guard.advice(text))
    if (!told.some(Boolean)) return null
    return {
      frameworks: own.data.frameworks.map((framework, at) => ({
        ...framework,
        applicationToRole: told[at] || framework.applicationToRole,
      })),
    }
  },
}

/** The lists of this round; the others stay empty. */
function fittingLists({ templates }: Material): ExpectationList[] {
  const lists: Record<ExpectationList, readonly string[]> = {
    hiringManagerExpectations: templates.expectations,
    leadershipTraitsEvaluated: templates.leadershipTraits,
    behavioralPitfallsToAvoid: templates.pitfallsToAvoid,
    panelHandlingTips: templates.panelTips,
  }
  return (Object.keys(lists) as ExpectationList[]).filter((name) => lists[name].length > 0)
}

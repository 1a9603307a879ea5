import type { InterviewPrepSection } from '../../../contract/interview-prep.ts'
import type { Material } from '../../guides/preparation/material.ts'
import { type WordSection, writePreparation } from '../../guides/preparation/sections.ts'
import { enough } from '../sections.ts'
import { ask, type TaskContext } from '../task.ts'
import type { PreparationGuard } from './preparation-guard.ts'
import { type ExpectationList, preparationTasks as tasks } from './preparation-prompts.ts'

export interface PreparationContext extends TaskContext {
  material: Material
  guard: PreparationGuard
}

export type ModelSection = Exclude<WordSection, 'questions' | 'resources'>

/** One section in the model's words, held to the facts. @throws ModelFailure */
export async function writeModelSection(section: ModelSection, context: PreparationContext): Promise<InterviewPrepSection> {
  return { section, data: enough(await writers[section](context)) } as InterviewPrepSection
}

/** The task of each section, and the guard its answer passes; null is too little that is true. */
const writers: Record<ModelSection, (context: PreparationContext) => Promise<object | null>> = {
  goal: async (context) => context.guard.goal(await ask(context, tasks.goal)),
  introduction: async (context) => {
    const { templates, resumeRead } = context.material
    const introduces = templates.introduction.length > 0
    if (!introduces && !resumeRead) return { selfIntroductionPoints: [], achievementsToHighlight: [] }
    const written = await ask(context, tasks.introduction(introduces))
    return context.guard.introduction(written, introduces, resumeRead && templates.achievements.length > 0)
  },
  expectations: async (context) => {
    const fitting = fittingLists(context.material)
    const none = {
      hiringManagerExpectations: [],
      leadershipTraitsEvaluated: [],
      behavioralPitfallsToAvoid: [],
      panelHandlingTips: [],
    }
    if (fitting.length === 0) return none
    const written = await ask(context, tasks.expectations(fitting))
    const lists = fitting.map((name) => [name, context.guard.list(written[name])] as const)
    return lists.some(([, list]) => list === null) ? null : { ...none, ...Object.fromEntries(lists) }
  },
  strategy: async (context) => context.guard.strategy(await ask(context, tasks.strategy)),
  company: async (context) => context.guard.company(await ask(context, tasks.company)),
  // Which ways of answering suit a round is known; how to use them here is the model's to say.
  frameworks: async (context) => {
    const own = writePreparation('frameworks', context.material)
    if (own.section !== 'frameworks') return null
    const { applications } = await ask(context, tasks.frameworks(own.data.frameworks))
    const advice = applications.map((text) => context.guard.advice(text))
    if (!advice.some(Boolean)) return null
    const frameworks = own.data.frameworks.map((framework, at) => ({
      ...framework,
      applicationToRole: advice[at] || framework.applicationToRole,
    }))
    return { frameworks }
  },
}

export const modelSections = Object.keys(writers) as ModelSection[]

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

import type * as z from 'zod'
import type { AnalysisSection } from '../../contract/resume-analysis.ts'
import type { AnalysisGuard } from '../guard/analysis-guard.ts'
import { type Answers, answerSchemas } from './answer-schemas.ts'
import type { Model } from './model.ts'
import { ModelFailure } from './model-failure.ts'
import { promptFor, rules, type TaskName } from './prompts.ts'

export type WrittenSection = 'summary' | 'recommendations' | 'improvements' | 'company' | 'questions'

/** Asks one of the tasks; the answer has its shape, nothing else is known of it. */
type Ask = <Name extends TaskName>(name: Name) => Promise<Answers[Name]>

const schemas: { [Name in TaskName]: z.ZodType<Answers[Name]> } = answerSchemas

/** How each section is asked for and held to the facts; null is too little that could stand. */
const writers: { [Name in WrittenSection]: (ask: Ask, guard: AnalysisGuard) => Promise<object | null> } = {
  summary: async (ask, guard) => guard.summary((await ask('summary')).summary),
  recommendations: async (ask, guard) => guard.recommendations((await ask('recommendations')).recommendations),
  improvements: async (ask, guard) => {
    const { resumeImprovements, rewrites } = await ask('improvements')
    return guard.improvements(resumeImprovements, rewrites)
  },
  company: async (ask, guard) => {
    const { companyInsights, departmentOverview, lookUp } = await ask('company')
    return guard.company(companyInsights, departmentOverview, lookUp)
  },
  // Two halves side by side, because six answers in one are by far the longest text of all.
  questions: async (ask, guard) => {
    const halves = await Promise.allSettled([ask('questions_job'), ask('questions_resume')])
    const written = halves.flatMap((half) => (half.status === 'fulfilled' ? half.value.interviewQuestions : []))
    const failed = halves.find((half) => half.status === 'rejected')
    if (written.length === 0 && failed) throw failed.reason
    return guard.questions(written)
  },
}

export const writtenSections = Object.keys(writers) as WrittenSection[]

/**
 * One section in the model's words, held to the facts.
 * @throws ModelFailure
 */
export async function writeSection(
  section: WrittenSection,
  model: Model,
  data: string,
  guard: AnalysisGuard,
  signal: AbortSignal,
): Promise<AnalysisSection> {
  const ask: Ask = <Name extends TaskName>(name: Name) =>
    model.ask<Answers[Name]>({ name, schema: schemas[name], rules, prompt: promptFor(name, data) }, signal)
  const written = await writers[section](ask, guard)
  if (written === null) throw new ModelFailure('poor')
  return { section, data: written } as AnalysisSection
}

import type { AnalysisSection } from '../../../contract/resume-analysis.ts'
import { Problem } from '../../../problem.ts'
import type { AnalyzeResumeInput, Coach } from '../../coach.ts'
import { type AnalysisGuard, analysisGuard } from '../../guard/analysis-guard.ts'
import { readFacts } from '../../guard/facts.ts'
import type { AnalysisNumbers } from '../../reading/match-reading.ts'
import { assertUnderstood } from '../../reading/understood.ts'
import { analysisNumbers, numbersOf } from '../../score/analysis-numbers.ts'
import { editedScore } from '../../score/edited-score.ts'
import { quotedProposals } from '../../score/proposed/quoted-proposals.ts'
import type { Model } from '../model.ts'
import { enough, type ModelDeps, whileRead, writeSections } from '../sections.ts'
import { commonData, rules } from '../shared-prompt.ts'
import { ask, type TaskContext } from '../task.ts'
import { analysisTasks } from './analysis-prompts.ts'

const stopped = 'Failed to analyze job posting. Please try again.'

type WrittenSection = 'summary' | 'recommendations' | 'improvements' | 'company' | 'questions'

interface AnalysisContext extends TaskContext {
  guard: AnalysisGuard
}

/** The task of each section, and the guard its answer passes; null is too little that is true. */
const writers: Record<WrittenSection, (context: AnalysisContext) => Promise<object | null>> = {
  summary: async (context) => context.guard.summary((await ask(context, analysisTasks.summary)).summary),
  recommendations: async (context) =>
    context.guard.recommendations((await ask(context, analysisTasks.recommendations)).recommendations),
  improvements: async (context) => {
    const { resumeImprovements, rewrites } = await ask(context, analysisTasks.improvements)
    return context.guard.improvements(resumeImprovements, rewrites)
  },
  company: async (context) => {
    const { companyInsights, departmentOverview, lookUp } = await ask(context, analysisTasks.company)
    return context.guard.company(companyInsights, departmentOverview, lookUp)
  },
  // Two halves side by side, because six answers in one are by far the longest text of all.
  questions: async (context) => {
    const halves = await Promise.allSettled([
      ask(context, analysisTasks.questionsOnAd),
      ask(context, analysisTasks.questionsOnResume),
    ])
    const written = halves.flatMap((half) => (half.status === 'fulfilled' ? half.value.interviewQuestions : []))
    const failed = halves.find((half) => half.status === 'rejected')
    if (written.length === 0 && failed) throw failed.reason
    return context.guard.questions(written)
  },
}
const writtenSections = Object.keys(writers) as WrittenSection[]

/** The analysis: computed sections first, then the model's as they are ready. @param fallback writes what the model failed at */
export function openaiAnalysis({
  model,
  reader,
  log,
  now,
  fallback,
}: ModelDeps & { fallback: Coach }): Pick<Coach, 'analyzeResume' | 'scoreEditedResume'> {
  return {
    scoreEditedResume: async (input) => editedScore(input, now()),
    analyzeResume: (input) =>
      whileRead(input.signal, async function* (signal) {
        const { resume, jobDescription, requirementLines } = input
        const today = now()
        const own = analysisNumbers(resume, jobDescription, today, { requirementLines })
        assertUnderstood(own.reading, jobDescription, requirementLines)
        const [document] = own.sections
        if (document) yield document
        const reading = await reader.read({ resumeText: resume.text, jobDescription }, own.reading, signal)
        const numbers = reading === own.reading ? own : numbersOf(reading, resume, today)
        const context = contextOf({ ...input, signal }, numbers, model, today)
        const write = async (section: WrittenSection) =>
          ({ section, data: enough(await writers[section](context)) }) as AnalysisSection
        const standIn = standInsOf(fallback, input)
        const words = writeSections(writtenSections, { write, standIn, signal: input.signal, log, stopped })
        if (reading.proposed) yield { proposals: quotedProposals(reading) }
        yield* numbers.sections.slice(1)
        yield* words
      }),
  }
}

function contextOf(
  { resume, jobDescription, signal }: AnalyzeResumeInput,
  { reading }: AnalysisNumbers,
  model: Model,
  today: Date,
): AnalysisContext {
  const missingTerms = reading.missing.map(({ term }) => term)
  const facts = readFacts({ resumeText: resume.text, jobDescription, missingTerms, today })
  const lines = [...resume.text.split('\n'), ...reading.resume.lines.map(({ text }) => text)]
  const guard = analysisGuard({ facts, lines, today })
  return { model, rules, data: commonData(resume.text, jobDescription, reading), signal, guard }
}

/** The built-in coach's sections, made once and only when one is needed. */
function standInsOf(fallback: Coach, input: AnalyzeResumeInput) {
  let sections: Promise<AnalysisSection[]> | undefined
  return async (section: WrittenSection): Promise<AnalysisSection> => {
    sections ??= sectionsOf(fallback, input)
    const found = (await sections).find((candidate) => candidate.section === section)
    if (!found) throw new Problem('unavailable', { log: `no stand-in for ${section}` })
    return found
  }
}

async function sectionsOf(coach: Coach, input: AnalyzeResumeInput): Promise<AnalysisSection[]> {
  const sections: AnalysisSection[] = []
  for await (const event of coach.analyzeResume(input)) if ('section' in event) sections.push(event)
  return sections
}

import type { AnalysisSection } from '../../../contract/resume-analysis.ts'
import { Problem } from '../../../problem.ts'
import type { AnalyzeResumeInput, Coach } from '../../coach.ts'
import { assertUnderstood } from '../../reading/understood.ts'
import { analysisNumbers, numbersOf } from '../../score/analysis-numbers.ts'
import { editedScore } from '../../score/edited-score.ts'
import { quotedProposals } from '../../score/proposed/quoted-proposals.ts'
import { analysisWriters } from '../../writing/analysis/analysis-writers.ts'
import { enough, type ModelDeps, whileRead, writeSections } from '../sections.ts'

const stopped = 'Failed to analyze job posting. Please try again.'

type WrittenSection = keyof typeof analysisWriters
const writtenSections = Object.keys(analysisWriters) as WrittenSection[]

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
        const write = async (section: WrittenSection) =>
          ({
            section,
            data: enough(await analysisWriters[section]({ model, reading: numbers.reading, signal, log })),
          }) as AnalysisSection
        const standIn = standInsOf(fallback, input)
        const words = writeSections(writtenSections, { write, standIn, signal: input.signal, log, stopped })
        if (reading.proposed) yield { proposals: quotedProposals(reading) }
        yield* numbers.sections.slice(1)
        yield* words
      }),
  }
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

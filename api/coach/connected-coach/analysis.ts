import type { AnalysisSection, RequirementLine } from '../../contract/resume-analysis.ts'
import { Problem } from '../../problem.ts'
import type { AnalyzeResumeEvent, AnalyzeResumeInput, Coach } from '../coach.ts'
import { writeSection } from '../guides/analysis-texts.ts'
import { editedAnalysis } from '../guides/edited-analysis.ts'
import { reportFailure } from '../model/model-failure.ts'
import { assertRunning, enough, type ModelDeps, whileRead, writeSections } from '../model/sections.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { assertUnderstood } from '../reading/understood.ts'
import { analysisNumbers, numbersOf } from '../score/analysis-numbers.ts'
import { editedScore } from '../score/edited-score.ts'
import { analysisWriters } from '../writing/analysis/analysis-writers.ts'
import { writeToldBullets } from '../writing/analysis/told-bullets.ts'
import { latestOf } from './latest-of.ts'

const stopped = 'Failed to analyze job posting. Please try again.'

type WrittenSection = keyof typeof analysisWriters
const writtenSections = Object.keys(analysisWriters) as WrittenSection[]

// Shows what the file reveals at once, then the rows as the model reads them, then its texts. @param fallback reads and writes what the model failed
// at
export function analysisWithModel({
  model,
  reader,
  log,
  now,
  fallback,
}: ModelDeps & { fallback: Coach }): Pick<Coach, 'analyzeResume' | 'scoreEditedResume' | 'writeFromTold' | 'layOutResume'> {
  return {
    scoreEditedResume: async (input) => editedAnalysis(input, now()),
    layOutResume: fallback.layOutResume,
    writeFromTold: (input) => writeFromTold(input, { model, log, now }),
    analyzeResume: (input) =>
      whileRead(input.signal, async function* (signal): AsyncGenerator<AnalyzeResumeEvent> {
        const { resume, jobDescription, requirementLines, told } = input
        const own = analysisNumbers(resume, jobDescription, now(), { requirementLines, told })
        const texts = { resumeText: resume.text, jobDescription, requirementLines, told }
        // If code finds no requirements, it may not be an ad, so nothing is shown before the model has read it.
        const isAd = own.reading.checked
        if (isAd) yield own.sections[0]!
        const read = isAd
          ? yield* arrivingLines((onLines) => reader.read(texts, signal, onLines))
          : await reader.read(texts, signal)
        assertRunning(input.signal, stopped)
        // A model that finds almost nothing in an ad has not read it.
        const numbers = read?.checked ? numbersOf(read, resume, now()) : own
        const { reading } = numbers
        assertUnderstood(reading, jobDescription, requirementLines)
        if (reading.byModel) yield { read: reading.byModel }
        else yield { standIn: 'requirements' }
        const rest = numbers.sections.filter(({ section }) => !isAd || section !== 'document')
        yield* rest
        const write = async (section: WrittenSection) => {
          const data = enough(await analysisWriters[section]({ model, reading, signal, log }))
          return { section, data } as AnalysisSection
        }
        const fromFallback = standInsOf(fallback, input)
        const standIn = async (section: WrittenSection) =>
          section === 'gaps' ? writeSection('gaps', reading) : fromFallback(section)
        yield* writeSections(writtenSections, { write, standIn, signal: input.signal, log, stopped })
      }),
  }
}

async function writeFromTold(input: Parameters<Coach['writeFromTold']>[0], { model, log, now }: Omit<ModelDeps, 'reader'>) {
  const { reading } = editedScore(input, now())
  if (reading.reader === 'builtin') return { summary: null, bullets: [] }
  const writing = { model, reading, signal: input.signal, log }
  const orElse =
    <Value>(value: Value) =>
    (error: unknown): Value => {
      reportFailure('summary', error, log)
      return value
    }
  const [summary, bullets] = await Promise.all([
    analysisWriters.summary(writing).catch(orElse(null)),
    writeToldBullets(writing).catch(orElse([])),
  ])
  return { summary: summary?.summary ?? null, bullets }
}

type Lines = readonly RequirementLine[]

async function* arrivingLines(
  read: (onLines: (lines: Lines) => void) => Promise<MatchReading | null>,
): AsyncGenerator<AnalysisSection, MatchReading | null> {
  const news = latestOf(read)
  for (;;) {
    const { done, value } = await news.next()
    if (done) return value
    yield { section: 'requirements', data: { reader: 'model', lines: [...value] } }
  }
}

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

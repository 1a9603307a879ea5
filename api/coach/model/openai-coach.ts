import type { AnalysisSection } from '../../contract/resume-analysis.ts'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { withBoundedTexts } from '../bounded-texts.ts'
import type { AnalyzeResumeEvent, AnalyzeResumeInput, Coach } from '../coach.ts'
import { analysisGuard } from '../guard/analysis-guard.ts'
import { readFacts } from '../guard/facts.ts'
import { analysisNumbers, numbersOf } from '../score/analysis-numbers.ts'
import type { AnalysisNumbers } from '../score/match-reading.ts'
import { assertUnderstood } from '../score/understood.ts'
import { asCompleted } from './as-completed.ts'
import { openaiInterview } from './interview/openai-interview.ts'
import { createModel, type Model, type ModelSettings } from './model.ts'
import { ModelFailure } from './model-failure.ts'
import { openaiPitch } from './pitch/openai-pitch.ts'
import { openaiPreparation } from './preparation/openai-preparation.ts'
import { commonData } from './prompts.ts'
import { createModelReader } from './reading/model-reader.ts'
import { openaiResumeWriter } from './resume-writing/openai-resume-writer.ts'
import { type WrittenSection, writeSection, writtenSections } from './written-sections.ts'

export interface OpenAICoachOptions extends ModelSettings {
  /** Writes the sections that the model failed at. */
  fallback: Coach
  log: Log
  /** The clock for "2019 - present"; the wall clock unless a test hands in another. */
  now?: () => Date
  /** The longest the score waits for the model's reading; see `model-reader.ts`. */
  readingWaitMs?: number
}

type Outcome = { section: WrittenSection; written: AnalysisSection } | { section: WrittenSection; failure: ModelFailure }

/**
 * The coach behind any server that speaks the OpenAI protocol. The model writes words, and quotes what the ad asks for and the resume shows;
 * numbers come from the code, and guards have the last word.
 */
export function createOpenAICoach({
  fallback,
  log,
  now = () => new Date(),
  readingWaitMs,
  ...settings
}: OpenAICoachOptions): Coach {
  const model = createModel(settings)
  const reader = createModelReader({ model, log, waitMs: readingWaitMs })
  return withBoundedTexts({
    name: 'openai',
    ...openaiInterview({ model, reader, log, now }),
    ...openaiPitch({ model, log, now }),
    ...openaiPreparation({ model, reader, log, now }),
    ...openaiResumeWriter({ ...settings, log, now }),
    async *analyzeResume(input) {
      const { resume, jobDescription, requirementLines } = input
      const today = now()
      const stop = new AbortController()
      const signal = AbortSignal.any([input.signal, stop.signal])
      try {
        const own = analysisNumbers(resume, jobDescription, today, { requirementLines })
        assertUnderstood(own.reading, jobDescription, requirementLines)
        const [document] = own.sections
        if (document) yield document
        const reading = await reader.read({ resumeText: resume.text, jobDescription }, own.reading, signal)
        const numbers = reading === own.reading ? own : numbersOf(reading, resume, today)
        const outcomes = startWriting(model, input, numbers, today, signal, log)
        yield* numbers.sections.slice(1)
        yield* told(asCompleted(outcomes), input, standInsOf(fallback, input), log)
      } finally {
        // A reader who leaves ends every call that is still open.
        stop.abort()
      }
    },
  })
}

/** Starts all questions at once. None of these promises rejects. */
function startWriting(
  model: Model,
  { resume, jobDescription }: AnalyzeResumeInput,
  { reading }: AnalysisNumbers,
  today: Date,
  signal: AbortSignal,
  log: Log,
): Promise<Outcome>[] {
  const missingTerms = reading.missing.map(({ term }) => term)
  const facts = readFacts({ resumeText: resume.text, jobDescription, missingTerms, today })
  const guard = analysisGuard({
    facts,
    lines: [...resume.text.split('\n'), ...reading.resume.lines.map(({ text }) => text)],
    today,
  })
  const data = commonData(resume.text, jobDescription, reading)
  return writtenSections.map(async (section) => {
    try {
      return { section, written: await writeSection(section, model, data, guard, signal) }
    } catch (error) {
      if (!(error instanceof ModelFailure)) log.failure('A section could not be checked', error, { section })
      return { section, failure: error instanceof ModelFailure ? error : new ModelFailure('poor') }
    }
  })
}

/** Tells sections as they are ready; a failed one is written by the stand-in. */
async function* told(
  outcomes: AsyncIterable<Outcome>,
  { signal }: AnalyzeResumeInput,
  standInFor: (section: WrittenSection) => Promise<AnalysisSection>,
  log: Log,
): AsyncGenerator<AnalyzeResumeEvent> {
  for await (const outcome of outcomes) {
    if ('written' in outcome) {
      yield outcome.written
      continue
    }
    const { section, failure } = outcome
    log.warn('The model failed at a section', { section, kind: failure.kind, providerStatus: failure.status })
    if (signal.aborted)
      throw new Problem('unavailable', { message: 'Failed to analyze job posting. Please try again.', log: 'stopped' })
    yield { standIn: section }
    yield await standInFor(section)
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

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnalysisSection, RequirementLine } from '../../contract/resume-analysis.ts'
import type { AnalyzeResumeEvent, AnalyzeResumeInput, Coach } from '../coach.ts'
import { eventsOf, type Send, sendLatest } from '../events.ts'
import { writeSection } from '../guides/analysis-texts.ts'
import { ModelFailure, orElse } from '../model/model-failure.ts'
import { assertRunning, type ModelDeps, writeSections } from '../model/sections.ts'
import { assertUnderstood } from '../reading/understood.ts'
import { analysisNumbers, numbersOf } from '../score/analysis-numbers.ts'
import { editedScore } from '../score/edited-score.ts'
import { analysisWriters, writeToldBullets } from '../writing/analysis/analysis-writers.ts'

const stopped = 'Failed to analyze job posting. Please try again.'

type WrittenSection = keyof typeof analysisWriters
const writtenSections = Object.keys(analysisWriters) as WrittenSection[]

export function analysisWithModel({ model, reader, log, now }: ModelDeps): Pick<Coach, 'analyzeResume' | 'writeFromTold'> {
  async function analyze(input: AnalyzeResumeInput, signal: AbortSignal, send: Send<AnalyzeResumeEvent>) {
    const { resume, jobDescription, requirementLines, told } = input
    const own = analysisNumbers(resume, jobDescription, now(), { requirementLines, told })
    // If code finds no requirements, it may not be an ad, so nothing is shown before the model has read it.
    const isAd = own.reading.checked
    if (isAd) send(own.sections[0]!)
    const rows = sendLatest(send)
    const onLines = (lines: () => RequirementLine[]) =>
      isAd && rows.send(() => ({ section: 'requirements', data: { reader: 'model', lines: lines() } }))
    const read = await reader.read({ resumeText: resume.text, jobDescription, requirementLines, told }, signal, onLines)
    rows.stop()
    assertRunning(input.signal, stopped)
    // A model that finds almost nothing in an ad has not read it.
    const { reading, sections } = read?.checked ? numbersOf(read, resume, now()) : own
    assertUnderstood(reading, jobDescription, requirementLines)
    send(reading.byModel ? { read: reading.byModel } : { standIn: 'requirements' })
    for (const section of sections) if (!isAd || section.section !== 'document') send(section)
    // No one writes for a reader who left with the score.
    await nextTurn()
    signal.throwIfAborted()
    await writeSections(writtenSections, {
      write: async (section) => {
        const data = await analysisWriters[section]({ model, reading, signal, log })
        if (data === null) throw new ModelFailure('poor')
        return { section, data } as AnalysisSection
      },
      standIn: (section) => writeSection(section, reading),
      ...{ send, signal: input.signal, log, stopped },
    })
  }
  return {
    writeFromTold: (input) => writeFromTold(input, { model, log, now }),
    analyzeResume: (input) => eventsOf(input.signal, (signal, send) => analyze(input, signal, send)),
  }
}

async function writeFromTold(input: Parameters<Coach['writeFromTold']>[0], { model, log, now }: Omit<ModelDeps, 'reader'>) {
  const { reading } = editedScore(input, now())
  if (reading.reader === 'builtin') return { summary: null, bullets: [] }
  const writing = { model, reading, signal: input.signal, log }
  const [summary, bullets] = await Promise.all([
    analysisWriters.summary(writing).catch(orElse('summary', log, null)),
    writeToldBullets(writing).catch(orElse('summary', log, [])),
  ])
  return { summary: summary?.summary ?? null, bullets }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import type { AnalysisSection, AnalysisSectionData, RequirementLine } from '../../contract/resume-analysis.ts'
import type { GapQuestion } from '../../contract/told-line.ts'
import type { AnalyzeResumeEvent, AnalyzeResumeInput, Coach } from '../coach.ts'
import { eventsOf, type Send } from '../events.ts'
import { writeSection } from '../guides/analysis-texts.ts'
import { gapQuestions } from '../guides/gaps/gap-questions.ts'
import { withoutOrders } from '../guides/preparation/material.ts'
import { ModelFailure, orElse } from '../model/model-failure.ts'
import type { MatchReading, TermKind } from '../reading/match-reading.ts'
import { mayAsk } from '../reading/requirement-lines.ts'
import { assertUnderstood } from '../reading/understood.ts'
import { analysisNumbers, numbersOf } from '../score/analysis-numbers.ts'
import { editedScore } from '../score/edited-score.ts'
import { wordsOf } from '../text/tokens.ts'
import { claimsTask, coachText, personText, starText, storyParts } from './prompts.ts'
import { type WritingDeps, writeSections } from './sections.ts'
import { type WritingContext, writeItems } from './write-items.ts'
import { writingOn } from './writing-data.ts'

export function analysisWithModel({ reader, now, ...deps }: WritingDeps): Pick<Coach, 'analyzeResume' | 'writeFromTold'> {
  function writingOf(reading: MatchReading, signal: AbortSignal): AnalysisWriting {
    return { reading, onBoth: writingOn(deps, reading, signal), onAd: writingOn(deps, { adLines: reading.adLines }, signal) }
  }

  async function analyze(input: AnalyzeResumeInput, send: Send<AnalyzeResumeEvent>) {
    const { resume, jobDescription, requirementLines, told, signal } = input
    const own = analysisNumbers(resume, jobDescription, now(), { requirementLines, told })
    // If code finds no requirements, it may not be an ad, so nothing is shown before the model has read it.
    const isAd = own.reading.checked
    if (isAd) send(own.sections[0]!)
    const onLines = (lines: () => RequirementLine[]) =>
      isAd && send({ section: 'requirements', data: { reader: 'model', lines: lines() } })
    const read = await reader.read({ resumeText: resume.text, jobDescription, requirementLines, told }, signal, onLines)
    signal.throwIfAborted()
    // A model that finds almost nothing in an ad has not read it.
    const { reading, sections } = read?.checked ? numbersOf(read, resume, now()) : own
    assertUnderstood(reading, jobDescription, requirementLines)
    send(reading.byModel ? { read: reading.byModel } : { standIn: 'requirements' })
    for (const section of sections) if (!isAd || section.section !== 'document') send(section)
    // No one writes for a reader who left with the score.
    await nextTurn()
    signal.throwIfAborted()
    const writing = writingOf(reading, signal)
    await writeSections(Object.keys(writers) as (keyof typeof writers)[], {
      write: async (section) => {
        const data = await writers[section](writing)
        if (data === null) throw new ModelFailure('poor')
        return { section, data } as AnalysisSection
      },
      standIn: (section) => writeSection(section, reading),
      ...{ send, signal, log: deps.log },
    })
  }

  return {
    analyzeResume: (input) => eventsOf(input.signal, (signal, send) => analyze({ ...input, signal }, send)),
    async writeFromTold(input) {
      const { reading } = editedScore(input, now())
      if (reading.reader === 'builtin') return { summary: null, bullets: [] }
      const writing = writingOf(reading, input.signal)
      const [summary, bullets] = await Promise.all([
        writeSummary(writing).catch(orElse('summary', deps.log, null)),
        writeToldBullets(writing).catch(orElse('summary', deps.log, [])),
      ])
      return { summary: summary?.summary ?? null, bullets }
    },
  }
}

interface AnalysisWriting {
  reading: MatchReading
  onBoth: WritingContext
  onAd: WritingContext
}

type WrittenSection = 'gaps' | 'summary' | 'recommendations' | 'improvements' | 'company' | 'questions'

/** null where too little is left. */
const writers: {
  readonly [Section in WrittenSection]: (writing: AnalysisWriting) => Promise<AnalysisSectionData<Section> | null>
} = {
  gaps: writeGaps,
  summary: writeSummary,
  recommendations: writeRecommendations,
  improvements: writeImprovements,
  company: writeCompany,
  questions: writeQuestions,
}

const company = claimsTask('company', { about: z.enum(['employer', 'work', 'look_up']), text: coachText })

const sends = /^(?:look|read|check|ask|find|search|visit|see|compare)\b/i

async function writeCompany({ onAd }: AnalysisWriting) {
  const items = await writeItems(onAd, company)
  const about = (part: (typeof items)[number]['about']) =>
    items.filter((item) => item.about === part && (part !== 'look_up' || sends.test(item.text))).map(({ text }) => text)
  const data = {
    companyInsights: about('employer').join(' '),
    departmentOverview: about('work').join(' '),
    industryNews: about('look_up').join(' '),
  }
  return Object.values(data).every((text) => text !== '') ? data : null
}

const improvements = claimsTask('improvements', { line: z.string(), advice: coachText, improved: personText })

const bullet = /^[\s•▪●‣◦*–—-]+/u

async function writeImprovements({ reading, onBoth }: AnalysisWriting) {
  const lines = new Map(reading.resumeLines.map(({ id, text }) => [id, text.replace(bullet, '')]))
  const items = await writeItems(onBoth, improvements)
  const rewrites = new Map<string, { original: string; improved: string; advice: string }>()
  for (const { line, improved, advice } of items) {
    const original = lines.get(line)
    if (original && wordsOf(original).join(' ') !== wordsOf(improved).join(' '))
      rewrites.set(line, { original, improved, advice })
  }
  const kept = [...rewrites.values()].slice(0, 8)
  return kept.length === 0
    ? null
    : {
        resumeImprovements: kept.map(({ advice }) => advice),
        resumeBulletPoints: kept.map(({ improved }) => improved),
        rewrites: kept.map(({ original, improved }) => ({ original, improved })),
      }
}

const recommendations = (about: string) =>
  claimsTask('recommendations', { title: coachText, text: coachText, bullet: personText }, { about })

/** Asked at the same time: together they are the longest text of the analysis. */
const kindsOfRecommendations = [
  '3 recommendations as items, each about another demand of the advertisement that the resume shows thinly or not at all, the most useful first: must-haves come before wishes.',
  '2 recommendations as items, each about a strong fact of the resume that answers a demand of the advertisement but is hidden or told weakly. Demands that the resume does not show are treated elsewhere.',
]

async function writeRecommendations({ onBoth }: AnalysisWriting) {
  const written = kindsOfRecommendations.map((about) => writeItems(onBoth, recommendations(about)))
  const items = (await Promise.all(written)).flat()
  if (items.length < 2) return null
  return {
    recommendations: items
      .slice(0, 6)
      .map(({ title, text, bullet }) => ({ title: title.replace(/\.$/, ''), description: text, bulletPoint: bullet })),
  }
}

const summary = claimsTask('summary', { text: coachText })

async function writeSummary({ onBoth }: AnalysisWriting) {
  const items = await writeItems(onBoth, summary)
  return items.length < 2 ? null : { summary: items.map(({ text }) => text).join(' ') }
}

const bullets = (ids: readonly string[]) =>
  claimsTask('told_bullets', { line: z.string(), bullet: personText }, { ids: ids.join(', ') })

async function writeToldBullets({ reading, onBoth }: AnalysisWriting) {
  const ids = reading.told.filter(({ reply, text }) => reply !== 'no' && text !== '').map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await writeItems(onBoth, bullets(ids))
  return items.filter(({ line }) => ids.includes(line)).map(({ line, bullet }) => ({ id: line, bullet }))
}

const gapQuestion = { about: z.string(), question: coachText, yes: coachText, little: coachText, bridge: coachText }

const asking = (gaps: readonly GapQuestion[]) =>
  claimsTask('gap_questions', gapQuestion, { about: gaps.map(({ id }) => `- ${id}`).join('\n') })

/** A model's wording of the gap questions; the built-in wording fills the gaps. */
async function writeGaps({ reading, onBoth }: AnalysisWriting): Promise<{ gaps: GapQuestion[] } | null> {
  const gaps = gapQuestions(withoutOrders(reading))
  if (gaps.length === 0) return { gaps }
  // In two calls at the same time: as one it would be the last text of the analysis.
  const half = Math.ceil(gaps.length / 2)
  const halves = [gaps.slice(0, half), gaps.slice(half)].filter(({ length }) => length > 0)
  const asked = halves.map((some) => writeItems(onBoth, asking(some)))
  const items = (await Promise.all(asked)).flat()
  const written = new Map(items.filter((one) => [one.question, one.yes, one.little].every(mayAsk)).map((one) => [one.about, one]))
  const isWritten = ({ id }: GapQuestion) => written.has(id)
  if (!gaps.some(isWritten)) return null
  return {
    gaps: gaps.map((gap) => {
      const one = written.get(gap.id)
      return one ? { ...gap, question: one.question, ask: { yes: one.yes, little: one.little }, bridge: one.bridge } : gap
    }),
  }
}

const onDemands = (demands: readonly string[]) =>
  claimsTask('questions_job', storyParts, { demands: demands.length > 0 ? `: one each for ${demands.join(', ')}` : '' })
const onResume = (taken: readonly string[]) =>
  claimsTask('questions_resume', storyParts, {
    others:
      taken.length > 0
        ? ` Another list already uses ${taken.join(', ')}: ask about something else.`
        : ' Another list asks about the main demands of the advertisement: ask about something else.',
  })

const papers: readonly TermKind[] = ['certificate', 'licence', 'degree', 'language', 'soft']

function split({ reader, terms }: MatchReading) {
  const asked = reader === 'model' ? terms.filter(({ kind }) => !papers.includes(kind)) : []
  const demands = [...new Set(asked.map(({ adLine }) => adLine))].slice(0, 3)
  const shown = asked.filter(({ adLine }) => demands.includes(adLine)).flatMap(({ shownBy }) => shownBy)
  return { demands, taken: [...new Set([...demands, ...shown])] }
}

/** In parallel, because six answers in one call take by far the longest; one list is enough. */
async function writeQuestions({ reading, onBoth }: AnalysisWriting) {
  const { demands, taken } = split(reading)
  const lists = await Promise.allSettled([writeItems(onBoth, onDemands(demands)), writeItems(onBoth, onResume(taken))])
  const written = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  const failed = lists.find((list) => list.status === 'rejected')
  if (written.length === 0 && failed) throw failed.reason
  return written.length < 2
    ? null
    : { interviewQuestions: written.slice(0, 8).map((item) => ({ question: item.question, starAnswer: starText(item) })) }
}

import * as z from 'zod'
import type { AnalysisSectionData } from '../../../contract/resume-analysis.ts'
import type { GapQuestion } from '../../../contract/told-line.ts'
import type { Log } from '../../../log.ts'
import { gapQuestions } from '../../guides/gaps/gap-questions.ts'
import { withoutOrders } from '../../guides/preparation/material.ts'
import type { Model } from '../../model/model.ts'
import type { MatchReading, TermKind } from '../../reading/match-reading.ts'
import { mayAsk } from '../../reading/requirement-lines.ts'
import { wordsOf } from '../../text/tokens.ts'
import { claimsTask } from '../prompts.ts'
import { starText, storyParts, storyVoices } from '../star-story.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { coachRules, writingData } from '../writing-data.ts'

type WrittenSection = 'gaps' | 'summary' | 'recommendations' | 'improvements' | 'company' | 'questions'

export const analysisWriters: {
  readonly [Section in WrittenSection]: (writing: AnalysisWriting) => Promise<AnalysisSectionData<Section> | null>
} = {
  gaps: writeGaps,
  summary: writeSummary,
  recommendations: writeRecommendations,
  improvements: writeImprovements,
  company: writeCompany,
  questions: writeQuestions,
}

const company = claimsTask('company', { about: z.enum(['employer', 'work', 'look_up']), text: z.string() })

const sends = /^(?:look|read|check|ask|find|search|visit|see|compare)\b/i

async function writeCompany(writing: AnalysisWriting) {
  const items = await writeItems(aboutAd(writing), company, { text: 'coach' })
  const about = (part: (typeof items)[number]['about']) =>
    items.filter((item) => item.about === part && (part !== 'look_up' || sends.test(item.text))).map(({ text }) => text)
  const data = {
    companyInsights: about('employer').join(' '),
    departmentOverview: about('work').join(' '),
    industryNews: about('look_up').join(' '),
  }
  return Object.values(data).every((text) => text !== '') ? data : null
}

const improvements = claimsTask('improvements', { line: z.string(), advice: z.string(), improved: z.string() })

const bullet = /^[\s•▪●‣◦*–—-]+/u

async function writeImprovements(writing: AnalysisWriting) {
  const lines = new Map(writing.reading.resumeLines.map(({ id, text }) => [id, text.replace(bullet, '')]))
  const items = await writeItems(aboutBoth(writing), improvements, { advice: 'coach', improved: 'person' })
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
  claimsTask('recommendations', { title: z.string(), text: z.string(), bullet: z.string() }, { about })

/** Asked at the same time: together they are the longest text of the analysis. */
const kindsOfRecommendations = [
  '3 recommendations as items, each about another demand of the advertisement that the resume shows thinly or not at all, the most useful first: must-haves come before wishes.',
  '2 recommendations as items, each about a strong fact of the resume that answers a demand of the advertisement but is hidden or told weakly. Demands that the resume does not show are treated elsewhere.',
]

async function writeRecommendations(writing: AnalysisWriting) {
  const voices = { title: 'coach', text: 'coach', bullet: 'person' } as const
  const written = kindsOfRecommendations.map((about) => writeItems(aboutBoth(writing), recommendations(about), voices))
  const items = (await Promise.all(written)).flat()
  if (items.length < 2) return null
  return {
    recommendations: items
      .slice(0, 6)
      .map(({ title, text, bullet }) => ({ title: title.replace(/\.$/, ''), description: text, bulletPoint: bullet })),
  }
}

const summary = claimsTask('summary', { text: z.string() })

async function writeSummary(writing: AnalysisWriting) {
  const items = await writeItems(aboutBoth(writing), summary, { text: 'coach' })
  return items.length < 2 ? null : { summary: items.map(({ text }) => text).join(' ') }
}

const bullets = (ids: readonly string[]) =>
  claimsTask('told_bullets', { line: z.string(), bullet: z.string() }, { ids: ids.join(', ') })

export async function writeToldBullets(writing: AnalysisWriting) {
  const { told } = writing.reading
  const ids = told.filter(({ reply, text }) => reply !== 'no' && text !== '').map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await writeItems(aboutBoth(writing), bullets(ids), { bullet: 'person' })
  return items.filter(({ line }) => ids.includes(line)).map(({ line, bullet }) => ({ id: line, bullet }))
}

interface AnalysisWriting {
  model: Model
  reading: MatchReading
  signal: AbortSignal
  log: Log
}

const aboutBoth = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines, resume: reading.resumeLines, reading, told: reading.told }),
  sources: { own: reading.resumeLines, ad: reading.adLines },
})

const aboutAd = ({ reading, ...writing }: AnalysisWriting): WritingContext => ({
  ...writing,
  rules: coachRules,
  data: writingData({ ad: reading.adLines }),
  sources: { own: [], ad: reading.adLines },
})

const gapQuestion = {
  about: z.string(),
  question: z.string(),
  yes: z.string(),
  little: z.string(),
  bridge: z.string(),
}

const gapVoices = { question: 'coach', yes: 'coach', little: 'coach', bridge: 'coach' } as const

const asking = (gaps: readonly GapQuestion[]) =>
  claimsTask('gap_questions', gapQuestion, { about: gaps.map(({ id }) => `- ${id}`).join('\n') })

/** A model's wording of the gap questions; the built-in wording fills the gaps. */
async function writeGaps(writing: AnalysisWriting): Promise<{ gaps: GapQuestion[] } | null> {
  const gaps = gapQuestions(withoutOrders(writing.reading))
  if (gaps.length === 0) return { gaps }
  // In two calls at the same time: as one it would be the last text of the analysis.
  const half = Math.ceil(gaps.length / 2)
  const halves = [gaps.slice(0, half), gaps.slice(half)].filter(({ length }) => length > 0)
  const asked = halves.map((some) => writeItems(aboutBoth(writing), asking(some), gapVoices))
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

const onAd = (demands: readonly string[]) =>
  claimsTask('questions_job', storyParts, { demands: demands.length > 0 ? `: one each for ${demands.join(', ')}` : '' })
const onResume = (taken: readonly string[]) =>
  claimsTask('questions_resume', storyParts, {
    others:
      taken.length > 0
        ? ` Another list already uses ${taken.join(', ')}: ask about something else.`
        : ' Another list asks about the main demands of the advertisement: ask about something else.',
  })

const papers: readonly TermKind[] = ['certificate', 'licence', 'degree', 'language', 'title', 'soft']

function split({ reader, terms }: MatchReading) {
  const asked = reader === 'model' ? terms.filter(({ kind }) => !papers.includes(kind)) : []
  const demands = [...new Set(asked.map(({ adLine }) => adLine))].slice(0, 3)
  const shown = asked.filter(({ adLine }) => demands.includes(adLine)).flatMap(({ shownBy }) => shownBy)
  return { demands, taken: [...new Set([...demands, ...shown])] }
}

/** In parallel, because six answers in one call take by far the longest; one list is enough. */
export async function writeQuestions(writing: AnalysisWriting) {
  const context = aboutBoth(writing)
  const { demands, taken } = split(writing.reading)
  const lists = await Promise.allSettled([
    writeItems(context, onAd(demands), storyVoices),
    writeItems(context, onResume(taken), storyVoices),
  ])
  const written = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  const failed = lists.find((list) => list.status === 'rejected')
  if (written.length === 0 && failed) throw failed.reason
  return written.length < 2
    ? null
    : { interviewQuestions: written.slice(0, 8).map((item) => ({ question: item.question, starAnswer: starText(item) })) }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod'
import type {
  AnalysisSection,
  AnalysisSectionData,
  AnalysisSectionName,
  RequirementLine,
} from '../../contract/resume-analysis.ts'
import type { GapQuestion } from '../../contract/told-line.ts'
import type { AnalyzeResumeEvent, AnalyzeResumeInput, Coach } from '../coach.ts'
import { eventsOf, type Send } from '../events.ts'
import { writeSection } from '../guides/analysis-texts.ts'
import { gapQuestions } from '../guides/gaps/gap-questions.ts'
import { ModelFailure, orElse } from '../model/model-failure.ts'
import type { MatchReading, TermKind } from '../reading/match-reading.ts'
import { mayAsk } from '../reading/requirement-lines.ts'
import { assertUnderstood } from '../reading/understood.ts'
import { analysisNumbers, numbersOf } from '../score/analysis-numbers.ts'
import { editedScore } from '../score/edited-score.ts'
import { wordsOf } from '../text/tokens.ts'
import { type ClaimsTask, claimsTask, coachText, personText, starText, storyParts } from './prompts.ts'
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
      write: async (section) => ({ section, data: await writers[section](writing) }) as AnalysisSection,
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
        writers.summary(writing).catch(orElse('summary', deps.log, null)),
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

/** Two calls at the same time where one would be the longest of the analysis; what one of them returns is enough. */
async function writeBoth<Item extends { from: string[] }>(context: WritingContext, tasks: readonly ClaimsTask<Item>[]) {
  const lists = await Promise.allSettled(tasks.map((task) => writeItems(context, task)))
  const written = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  const failed = lists.find((list) => list.status === 'rejected')
  if (written.length === 0 && failed) throw failed.reason
  return written
}

const company = claimsTask('company', { about: z.enum(['employer', 'work', 'look_up']), text: coachText })
const sends = /^(?:look|read|check|ask|find|search|visit|see|compare)\b/i

const improvements = claimsTask('improvements', { line: z.string(), advice: coachText, improved: personText })

const recommendations = [
  '3 recommendations as items, each about another demand of the advertisement that the resume shows thinly or not at all, the most useful first: must-haves come before wishes.',
  '2 recommendations as items, each about a strong fact of the resume that answers a demand of the advertisement but is hidden or told weakly. Demands that the resume does not show are treated elsewhere.',
].map((about) => claimsTask('recommendations', { title: coachText, text: coachText, bullet: personText }, { about }))

const summary = claimsTask('summary', { text: coachText })

const gapQuestion = { about: z.string(), question: coachText, yes: coachText, little: coachText, bridge: coachText }
const asking = (gaps: readonly GapQuestion[]) =>
  claimsTask('gap_questions', gapQuestion, { about: gaps.map(({ id }) => `- ${id}`).join('\n') })

const papers: readonly TermKind[] = ['certificate', 'licence', 'degree', 'language', 'soft']

/** On the main demands of the ad, and on the rest of the resume. */
function questionTasks({ reader, terms }: MatchReading) {
  const asked = reader === 'model' ? terms.filter(({ kind }) => !papers.includes(kind)) : []
  const demands = [...new Set(asked.map(({ adLine }) => adLine))].slice(0, 3)
  const shown = asked.filter(({ adLine }) => demands.includes(adLine)).flatMap(({ shownBy }) => shownBy)
  const taken = [...new Set([...demands, ...shown])].join(', ')
  const other = taken ? `already uses ${taken}` : 'asks about the main demands of the advertisement'
  return [
    claimsTask('questions_job', storyParts, { demands: taken ? `: one each for ${demands.join(', ')}` : '' }),
    claimsTask('questions_resume', storyParts, { others: ` Another list ${other}: ask about something else.` }),
  ]
}

const writers = {
  /** A model's wording of the gap questions; the built-in wording fills the gaps. */
  async gaps({ reading, onBoth }) {
    const gaps = gapQuestions(reading)
    if (gaps.length === 0) return { gaps }
    const half = Math.ceil(gaps.length / 2)
    const halves = [gaps.slice(0, half), gaps.slice(half)].filter(({ length }) => length > 0)
    const items = await writeBoth(onBoth, halves.map(asking))
    const mayBeAsked = items.filter((one) => [one.question, one.yes, one.little].every(mayAsk))
    const written = new Map(mayBeAsked.map((one) => [one.about, one]))
    if (!gaps.some(({ id }) => written.has(id))) throw new ModelFailure('poor')
    return {
      gaps: gaps.map((gap) => {
        const one = written.get(gap.id)
        return one ? { ...gap, question: one.question, ask: { yes: one.yes, little: one.little }, bridge: one.bridge } : gap
      }),
    }
  },
  async summary({ onBoth }) {
    const items = await writeItems(onBoth, summary)
    if (items.length < 2) throw new ModelFailure('poor')
    return { summary: items.map(({ text }) => text).join(' ') }
  },
  async recommendations({ onBoth }) {
    const items = (await writeBoth(onBoth, recommendations)).slice(0, 6)
    if (items.length < 2) throw new ModelFailure('poor')
    return {
      recommendations: items.map(({ title, text, bullet }) => ({
        ...{ title: title.replace(/\.$/, ''), description: text, bulletPoint: bullet },
      })),
    }
  },
  async improvements({ reading, onBoth }) {
    const lines = new Map(reading.resumeLines.map(({ id, text }) => [id, text]))
    const items = await writeItems(onBoth, improvements)
    const rewrites = new Map<string, { original: string; improved: string; advice: string }>()
    for (const { line, improved, advice } of items) {
      const original = lines.get(line)
      if (original && wordsOf(original).join(' ') !== wordsOf(improved).join(' '))
        rewrites.set(line, { original, improved, advice })
    }
    const kept = [...rewrites.values()].slice(0, 8)
    if (kept.length === 0) throw new ModelFailure('poor')
    return {
      resumeImprovements: kept.map(({ advice }) => advice),
      resumeBulletPoints: kept.map(({ improved }) => improved),
      rewrites: kept.map(({ original, improved }) => ({ original, improved })),
    }
  },
  async company({ onAd }) {
    const items = await writeItems(onAd, company)
    const about = (part: (typeof items)[number]['about']) =>
      items.flatMap(({ about, text }) => (about === part && (part !== 'look_up' || sends.test(text)) ? text : [])).join(' ')
    const data = { companyInsights: about('employer'), departmentOverview: about('work'), industryNews: about('look_up') }
    if (Object.values(data).includes('')) throw new ModelFailure('poor')
    return data
  },
  async questions({ reading, onBoth }) {
    const written = (await writeBoth(onBoth, questionTasks(reading))).slice(0, 8)
    if (written.length < 2) throw new ModelFailure('poor')
    return { interviewQuestions: written.map((item) => ({ question: item.question, starAnswer: starText(item) })) }
  },
} satisfies { [Name in AnalysisSectionName]?: (writing: AnalysisWriting) => Promise<AnalysisSectionData<Name>> }

async function writeToldBullets({ reading, onBoth }: AnalysisWriting) {
  const ids = reading.told.filter(({ reply, text }) => reply !== 'no' && text !== '').map(({ id }) => id)
  if (ids.length === 0) return []
  const shape = { line: z.string(), bullet: personText }
  const items = await writeItems(onBoth, claimsTask('told_bullets', shape, { ids: ids.join(', ') }))
  return items.filter(({ line }) => ids.includes(line)).map(({ line, bullet }) => ({ id: line, bullet }))
}

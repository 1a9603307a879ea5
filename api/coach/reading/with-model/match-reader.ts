import type * as z from 'zod'
import type { RequirementLine } from '../../../contract/resume-analysis.ts'
import type { ToldLine } from '../../../contract/told-line.ts'
import type { Log } from '../../../log.ts'
import { numberedAd } from '../../lines/ad-lines.ts'
import type { NumberedLine } from '../../lines/numbered-lines.ts'
import type { Model } from '../../model/model.ts'
import { ModelFailure, reportFailure } from '../../model/model-failure.ts'
import { rememberedAsk } from '../../model/remembered-ask.ts'
import { coachRules, type WritingInput, writingData } from '../../writing/writing-data.ts'
import { citedReading, nowhere, openTexts } from '../cited-reading.ts'
import type { AdRequirement, Brief, MatchReading } from '../match-reading.ts'
import { requirementLines } from '../requirement-lines.ts'
import { adTask, RequirementEntry } from './ad-task.ts'
import { checkedRequirements, markedLines, nameIn } from './check-ad.ts'
import { checkedCitations } from './check-match.ts'
import { matchTask, requirementsText, ShownEntry } from './match-task.ts'

export interface MatchTexts {
  resumeText: string
  jobDescription: string
  /** Lines that the user marked. */
  requirementLines?: readonly string[] | undefined
  told?: readonly ToldLine[] | undefined
}

export interface AdAlone {
  adLines: readonly NumberedLine[]
  title: string | null
  company: string | null
  brief: Brief
  requirements: readonly AdRequirement[]
}

type OnLines = (lines: () => RequirementLine[]) => void

/** Readings are kept for ten minutes, never after a failure. */
export interface MatchReader {
  /** null where the model failed. `onLines` gets all requirements so far. */
  read(texts: MatchTexts, signal: AbortSignal, onLines?: OnLines): Promise<MatchReading | null>
  readAd(jobDescription: string, signal: AbortSignal): Promise<AdAlone | null>
}

interface MatchReaderDeps {
  model: Model
  log: Log
  now: () => Date
  turn?: (() => Promise<void>) | undefined
  /** The longest that a reading may take, so that there is time left to write. */
  waitMs?: number | undefined
}

const usualWaitMs = 45_000

export function createMatchReader({ model, log, now, turn, waitMs = usualWaitMs }: MatchReaderDeps): MatchReader {
  const ask = rememberedAsk(waitMs)
  const context = (texts: WritingInput, signal: AbortSignal) => ({ model, rules: coachRules, data: writingData(texts), signal })

  async function adAlone(
    { jobDescription, requirementLines = [] }: Omit<MatchTexts, 'resumeText'>,
    signal: AbortSignal,
    onRequirements: (requirements: AdRequirement[]) => void = () => {},
  ): Promise<AdAlone> {
    const adLines = numberedAd(jobDescription)
    const marked = markedLines(adLines, requirementLines)
    const checked = (entries: readonly RequirementEntry[]) => checkedRequirements(entries, adLines, marked)
    const more = marked.size > 0 ? `The applicant says that these lines are the requirements: ${[...marked].join(', ')}.` : ''
    const onText = whenMore('requirements', RequirementEntry, (entries) => onRequirements(checked(entries)))
    const read = await ask({ ...context({ ad: adLines }, signal), onText }, adTask, more)
    await turn?.()
    const { job, firstReader, looksFor, setsAside } = read
    return {
      adLines,
      title: nameIn(adLines, read.title),
      company: nameIn(adLines, read.employer),
      brief: { job, firstReader, looksFor, setsAside },
      requirements: checked(read.requirements),
    }
  }

  async function match(texts: MatchTexts, signal: AbortSignal, onLines: OnLines): Promise<MatchReading> {
    const { brief, ...ad } = await adAlone(texts, signal, (requirements) =>
      onLines(() => {
        const read = { title: null, company: null, requirements, shown: requirements.map(() => nowhere) }
        return linesSoFar(citedReading(read, null, openTexts(requirements, { ...texts, resumeText: '' }, null), true), 0)
      }),
    )
    const { requirements } = ad
    const open = openTexts(requirements, texts, now().getUTCFullYear())
    const checked = (entries: readonly ShownEntry[]) => checkedCitations(entries, requirements, open.resumeLines)
    const isMarked = (texts.requirementLines ?? []).length > 0
    const whole = (entries: readonly ShownEntry[]) => citedReading({ ...ad, shown: checked(entries) }, brief, open, isMarked)
    if (!whole([]).checked) return whole([])
    const onShown = (entries: readonly ShownEntry[]) => onLines(() => linesSoFar(whole(entries), Number(entries.at(-1)?.n ?? 0)))
    onShown([])
    const data = { ad: ad.adLines, resume: open.resumeLines, more: { requirements: requirementsText(requirements) } }
    const onText = whenMore('shown', ShownEntry, onShown)
    const { shown } = await ask({ ...context(data, signal), onText }, matchTask)
    await turn?.()
    onLines(() => linesSoFar(whole(shown), requirements.length))
    return whole(shown)
  }

  async function unlessFailed<Read>(read: Promise<Read>, signal: AbortSignal): Promise<Read | null> {
    try {
      return await read
    } catch (error) {
      if (!signal.aborted || !(error instanceof ModelFailure)) reportFailure('requirements', error, log)
      return null
    }
  }

  return {
    read: (texts, signal, onLines = () => {}) => unlessFailed(match(texts, signal, onLines), signal),
    readAd: (jobDescription, signal) => unlessFailed(adAlone({ jobDescription }, signal), signal),
  }
}

/** Passes on the items of a list whenever more of them have arrived. */
function whenMore<Item>(list: string, entry: z.ZodType<Item>, onItems: (items: Item[]) => void) {
  let count = 0
  return (text: string) => {
    const items = itemsSoFar(text, list, entry)
    if (items.length > count) onItems(items)
    count = Math.max(count, items.length)
  }
}

/** In the order they were read. @param upTo the requirements after this one are still to be compared */
function linesSoFar(reading: MatchReading, upTo: number): RequirementLine[] {
  const order = reading.byModel!.requirements.map(({ line }) => line)
  const unread = new Set(order.slice(upTo))
  return requirementLines(reading)
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((line) => (line.state !== 'shown' && unread.has(line.id) ? { ...line, state: 'reading', resumeLine: null } : line))
}

/** The complete objects of one list in a partial answer. */
function itemsSoFar<Item>(text: string, list: string, schema: z.ZodType<Item>): Item[] {
  const opened = new RegExp(`"${list}"\\s*:\\s*\\[`).exec(text)
  if (!opened) return []
  const items: Item[] = []
  let depth = 0
  let inString = false
  let from = 0
  for (let at = opened.index + opened[0].length; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' && depth++ === 0) from = at
    else if (sign === '}' && --depth === 0) items.push(...parsed(text.slice(from, at + 1), schema))
    else if (sign === ']' && depth === 0) break
  }
  return items
}

function parsed<Item>(text: string, schema: z.ZodType<Item>): Item[] {
  try {
    return [schema.parse(JSON.parse(text))]
  } catch {
    return []
  }
}

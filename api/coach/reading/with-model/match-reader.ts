import type * as z from 'zod'
import type { RequirementLine } from '../../../contract/resume-analysis.ts'
import type { ToldLine } from '../../../contract/told-line.ts'
import type { Log } from '../../../log.ts'
import { numberedAd } from '../../lines/ad-lines.ts'
import type { NumberedLine } from '../../lines/numbered-lines.ts'
import { itemsSoFar } from '../../model/items-so-far.ts'
import type { Model } from '../../model/model.ts'
import { ModelFailure, reportFailure } from '../../model/model-failure.ts'
import { type AnswerOf, ask, type Task } from '../../model/task.ts'
import { coachRules, writingData } from '../../writing/writing-data.ts'
import { citedReading, openTexts } from '../cited-reading.ts'
import type { AdRequirement, Brief, Citation, MatchReading } from '../match-reading.ts'
import { adTask, RequirementEntry } from './ad-task.ts'
import { arrivingLines } from './arriving-lines.ts'
import { checkedRequirements, markedLines, nameIn } from './check-ad.ts'
import { checkedCitations } from './check-match.ts'
import { matchTask, requirementsText, ShownEntry } from './match-task.ts'
import { createSharedCalls } from './shared-calls.ts'

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

type OnLines = (lines: readonly RequirementLine[]) => void

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
  const ads = createSharedCalls<AnswerOf<typeof adTask>, RequirementEntry>()
  const matches = createSharedCalls<readonly ShownEntry[], ShownEntry>()

  function askFor<Answer, Item>(task: Task<Answer>, list: string, entry: z.ZodType<Item>, data: string, more = '') {
    return (signal: AbortSignal, onItems: (items: readonly Item[]) => void): Promise<Answer> => {
      let count = 0
      const onText = (text: string) => {
        const items = itemsSoFar(text, list, entry)
        if (items.length > count) onItems(items)
        count = Math.max(count, items.length)
      }
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(waitMs)])
      return ask({ model, rules: coachRules, data, signal: inTime, onText }, task, more)
    }
  }

  async function adAlone(
    { jobDescription, requirementLines = [] }: Omit<MatchTexts, 'resumeText'>,
    signal: AbortSignal,
    onRequirements: (requirements: readonly AdRequirement[]) => void = () => {},
  ): Promise<AdAlone> {
    const adLines = numberedAd(jobDescription)
    const marked = markedLines(adLines, requirementLines)
    const checked = (entries: readonly RequirementEntry[]) => checkedRequirements(entries, adLines, marked)
    const more = marked.size > 0 ? `The applicant says that these lines are the requirements: ${[...marked].join(', ')}.` : ''
    const read = await ads([adLines, more], {
      signal,
      onItems: (entries) => onRequirements(checked(entries)),
      work: askFor(adTask, 'requirements', RequirementEntry, writingData({ ad: adLines }), more),
    })
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
    const toLines = arrivingLines(texts.jobDescription)
    const { brief, ...ad } = await adAlone(texts, signal, (some) => onLines(toLines(some)))
    const { requirements } = ad
    const open = openTexts(requirements, texts, now().getUTCFullYear())
    const checked = (entries: readonly ShownEntry[]) => checkedCitations(entries, requirements, open.resumeLines)
    const isMarked = (texts.requirementLines ?? []).length > 0
    const whole = (shown: readonly Citation[]) => citedReading({ ...ad, shown }, brief, open, isMarked)
    if (!whole(checked([])).checked) return whole(checked([]))
    const onShown = (entries: readonly ShownEntry[]) =>
      onLines(toLines(requirements, { open, shown: checked(entries), upTo: Number(entries.at(-1)?.n ?? 0) }))
    onShown([])
    const entries = await matches([ad.adLines, open.resumeLines, requirements], {
      signal,
      onItems: onShown,
      work: async (stop, onItems) => {
        const more = { requirements: requirementsText(requirements) }
        const data = writingData({ ad: ad.adLines, resume: open.resumeLines, more })
        return (await askFor(matchTask, 'shown', ShownEntry, data)(stop, onItems)).shown
      },
    })
    await turn?.()
    onLines(toLines(requirements, { open, shown: checked(entries), upTo: requirements.length }))
    return whole(checked(entries))
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

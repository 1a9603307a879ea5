import type * as z from 'zod'
import type { RequirementLine } from '../../../contract/resume-analysis.ts'
import { numberedAd } from '../../lines/ad-lines.ts'
import type { ModelDeps } from '../../model/model.ts'
import { orElse } from '../../model/model-failure.ts'
import { rememberedAsk } from '../../model/remembered-ask.ts'
import { coachRules, writingData } from '../../writing/writing-data.ts'
import { citedReading, nowhere, openCited } from '../cited-reading.ts'
import type { AdRequirement, Brief, MatchReading, MatchTexts, ReadByModel } from '../match-reading.ts'
import { requirementLines } from '../requirement-lines.ts'
import { adTask, checkedRequirements, markedLines, nameIn, RequirementEntry } from './ad-answer.ts'
import { checkedCitations, matchTask, requirementsText, ShownEntry } from './match-answer.ts'

export interface AdAlone extends Omit<ReadByModel, 'shown'> {
  brief: Brief
}

type OnLines = (lines: () => RequirementLine[]) => void

/** Readings are kept for ten minutes, never after a failure. */
export interface MatchReader {
  /** null where the model failed. `onLines` gets all requirements so far. */
  read(texts: MatchTexts, signal: AbortSignal, onLines?: OnLines): Promise<MatchReading | null>
  readAd(jobDescription: string, signal: AbortSignal): Promise<AdAlone | null>
}

const usualWaitMs = 45_000

export function createMatchReader({ model, log, now, readingWaitMs = usualWaitMs }: ModelDeps): MatchReader {
  const ask = rememberedAsk(readingWaitMs)

  async function adAlone(
    { jobDescription, requirementLines = [] }: Omit<MatchTexts, 'resumeText'>,
    signal: AbortSignal,
    onRequirements: (requirements: AdRequirement[]) => void = () => {},
  ): Promise<AdAlone> {
    const adLines = numberedAd(jobDescription)
    const marked = markedLines(adLines, requirementLines)
    const checked = (entries: Parameters<typeof checkedRequirements>[0]) => checkedRequirements(entries, adLines, marked)
    const more = marked.size > 0 ? `The applicant says that these lines are the requirements: ${[...marked].join(', ')}.` : ''
    const onText = whenMore(RequirementEntry, (entries) => onRequirements(checked(entries)))
    const { requirements, title, employer, ...brief } = await ask(
      { model, rules: coachRules, data: writingData({ adLines }), signal, onText },
      adTask,
      more,
    )
    return { title: nameIn(adLines, title), company: nameIn(adLines, employer), brief, requirements: checked(requirements) }
  }

  async function match(texts: MatchTexts, signal: AbortSignal, onLines: OnLines): Promise<MatchReading> {
    const { brief, ...ad } = await adAlone(texts, signal, (requirements) =>
      onLines(() => {
        const read = { title: null, company: null, requirements, shown: requirements.map(() => nowhere) }
        return linesSoFar(citedReading(read, null, openCited(requirements, { ...texts, resumeText: '' }, null), true), 0)
      }),
    )
    const { requirements } = ad
    const open = openCited(requirements, texts, now().getUTCFullYear())
    const isMarked = (texts.requirementLines ?? []).length > 0
    const whole = (entries: Parameters<typeof checkedCitations>[0]) =>
      citedReading({ ...ad, shown: checkedCitations(entries, requirements, open.resumeLines) }, brief, open, isMarked)
    const unmatched = whole([])
    if (!unmatched.checked) return unmatched
    onLines(() => linesSoFar(unmatched, 0))
    const onText = whenMore(ShownEntry, (entries) => onLines(() => linesSoFar(whole(entries), Number(entries.at(-1)!.n))))
    const lines = { adLines: open.adNumbers, resumeLines: open.resumeLines }
    const data = writingData(lines, { requirements: requirementsText(requirements) })
    const { shown } = await ask({ model, rules: coachRules, data, signal, onText }, matchTask)
    const reading = whole(shown)
    onLines(() => linesSoFar(reading, requirements.length))
    return reading
  }

  const orNull = (signal: AbortSignal) => orElse('requirements', log, null, signal)
  return {
    read: (texts, signal, onLines = () => {}) => match(texts, signal, onLines).catch(orNull(signal)),
    readAd: (jobDescription, signal) => adAlone({ jobDescription }, signal).catch(orNull(signal)),
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

/** Passes on the entries of an answer's only list of objects whenever more of them have arrived. */
function whenMore<Entry>(schema: z.ZodType<Entry>, onEntries: (entries: Entry[]) => void) {
  let count = 0
  return (text: string) => {
    const entries = [...text.matchAll(/\{[^{}]*\}/g)].flatMap(([entry]) => parsed(entry, schema))
    if (entries.length > count) onEntries(entries)
    count = Math.max(count, entries.length)
  }
}

function parsed<Entry>(text: string, schema: z.ZodType<Entry>): Entry[] {
  try {
    return [schema.parse(JSON.parse(text))]
  } catch {
    return []
  }
}

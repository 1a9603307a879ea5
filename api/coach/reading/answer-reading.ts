import { type AssignedPart, type HeardAnswer, HeardAs } from '../../contract/answer-feedback.ts'
import type { QuestionType } from '../../contract/interview-questions.ts'
import { severalWord } from '../../contract/number-words.ts'
import type { Reader } from '../../contract/resume-analysis.ts'
import phrases from '../data/phrases.json' with { type: 'json' }
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { clausesOf } from '../text/clauses.ts'
import { blankFillers } from '../text/fillers.ts'
import { withoutOrders, withoutRepeats } from '../text/machine-orders.ts'
import { stem } from '../text/stem.ts'
import { tokensOfTranscript } from '../text/transcript-tokens.ts'

export const relevances = ['yes', 'partly', 'another question', 'no answer'] as const
type Relevance = (typeof relevances)[number]

/** A sentence of an answer, with its offsets in the transcript. */
export interface AnswerLine extends NumberedLine {
  start: number
  end: number
}

/** What was said, by line ids: all that scores, findings, and writers know of an answer. */
export interface AnswerReading extends Readonly<Record<HeardAs, readonly string[]>> {
  reader: Reader
  type: QuestionType
  lines: readonly AnswerLine[]
  /** Whether it answers the question; `unsure` where the built-in reader cannot tell, and the user is asked. */
  relevance: Relevance | 'unsure' | 'nothing said'
  /** Steps that the speaker took, takes, or would take; the built-in reader counts a vague one half. */
  ownSteps: number
  /** Details that carry the answer and that only this person could name; the built-in reader estimates their number. */
  specifics: number
}

const lists = HeardAs.options
const listsOf = (idsIn: (list: HeardAs) => string[]) =>
  Object.fromEntries(lists.map((list) => [list, idsIn(list)])) as Record<HeardAs, string[]>

export const nothingRead = { ...listsOf(() => []), ownSteps: 0, specifics: 0 }

/** The sentences of an answer, without orders to a scoring machine and without repeats. */
export function answerLines(transcript: string): AnswerLine[] {
  const answer = withoutRepeats(withoutOrders(transcript))
  return clausesOf(answer).map(({ text, start, end }, at) => {
    return { id: `S${at + 1}`, text: text.replace(/\s+/g, ' '), start, end }
  })
}

export const linesOf = ({ lines }: Pick<AnswerReading, 'lines'>, ids: readonly string[]): AnswerLine[] =>
  lines.filter(({ id }) => ids.includes(id))

export function heardOf(
  reading: AnswerReading,
  timesOf: (line: AnswerLine) => { startMs?: number; endMs?: number },
): HeardAnswer | undefined {
  const { reader, type, relevance, ownSteps, specifics } = reading
  if (relevance === 'nothing said' || relevance === 'no answer') return undefined
  const lines = reading.lines.map((line) => ({
    ...{ id: line.id, start: line.start, end: line.end },
    ...timesOf(line),
    as: lists.filter((list) => reading[list].includes(line.id)),
  }))
  return { reader, type, relevance, ownSteps, specifics, lines }
}

/** A checkable figure in digits or words; "one" alone does not count. */
const figure = new RegExp(`[$€£]?\\b\\d[\\d,.]*%?|\\b(?:${severalWord}|${phrases.amounts.join('|')})\\b`, 'i')

export const hasFigure = (text: string): boolean => figure.test(text)

/** The reading as the user corrected it. */
export function correctedReading(transcript: string, { lines: heard, corrections, ...read }: HeardAnswer): AnswerReading {
  const lines = answerLines(transcript)
  const before = new Map(heard.map(({ id, as }) => [id, as]))
  const after = lines.map((line) => ({ line, as: assigned(line, before.get(line.id) ?? [], corrections?.parts[line.id]) }))
  const idsOf = (list: HeardAs) => after.flatMap(({ line, as }) => (as.includes(list) ? line.id : []))
  const steps = after.reduce(
    (sum, { line, as }) => sum + Number(as.includes('action')) - Number(before.get(line.id)?.includes('action') ?? false),
    read.ownSteps,
  )
  return {
    ...read,
    lines,
    relevance: corrections?.relevance ?? read.relevance,
    ownSteps: Math.max(0, steps),
    ...listsOf(idsOf),
  }
}

/** A result that the user points out is checkable if it has a figure; contempt stays. */
function assigned({ text }: AnswerLine, as: readonly HeardAs[], part: AssignedPart | undefined): readonly HeardAs[] {
  if (part === undefined) return as
  const kept = as.filter((list) => list === 'contempt' || (part === 'result' && list === 'checkable'))
  if (part === 'none') return kept
  return [...kept, part, ...(part === 'result' && hasFigure(text) ? (['checkable'] as const) : [])]
}

const fewestWords = 6
/** With fewer words beside an order to a scoring machine, it is no answer. */
const fewestBesideOrders = 20
const leastDifferent = 0.3

/** Whether too little was said to ask a reader: silence, a few words, or the question repeated. */
export function tooLittleSaid(
  question: string,
  transcript: string,
  lines: readonly NumberedLine[],
): 'nothing said' | 'no answer' | null {
  const all = wordsSaid(transcript)
  if (all.length === 0) return 'nothing said'
  const said = wordsSaid(lines.map(({ text }) => text).join(' '))
  if (said.length < fewestWords || new Set(said).size < said.length * leastDifferent) return 'no answer'
  if (said.length < fewestBesideOrders && withoutOrders(transcript) !== transcript) return 'no answer'
  const asked = new Set(wordsSaid(question))
  return said.filter((word) => !asked.has(word)).length < Math.min(4, said.length * 0.25) ? 'no answer' : null
}

const wordsSaid = (text: string) => tokensOfTranscript(blankFillers(text)).map(({ lower }) => stem(lower))

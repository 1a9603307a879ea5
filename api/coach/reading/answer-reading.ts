import type { QuestionType } from '../../contract/interview-questions.ts'
import type { Reader } from '../../contract/resume-analysis.ts'
import type { NumberedLine } from '../lines/numbered-lines.ts'
import { bySentence, clausesOf } from '../text/clauses.ts'
import { blankFillers } from '../text/fillers.ts'
import { withoutOrders, withoutRepeats } from '../text/spoken-orders.ts'
import { stem } from '../text/stem.ts'
import { tokensOfTranscript } from '../text/transcript-tokens.ts'

export const relevances = ['yes', 'partly', 'another question', 'no answer'] as const
type Relevance = (typeof relevances)[number]

/** A sentence of an answer, with its offsets in the transcript. */
export interface AnswerLine extends NumberedLine {
  start: number
  end: number
}

/** What was said, by ids of its lines: all that scores, findings, and writers know of the content of an answer. */
export interface AnswerReading {
  reader: Reader
  type: QuestionType
  lines: readonly AnswerLine[]
  /** Whether it answers the question. */
  relevance: Relevance | 'nothing said'
  /** Lines that answer the question itself. */
  point: readonly string[]
  situation: readonly string[]
  task: readonly string[]
  action: readonly string[]
  result: readonly string[]
  /** Results that a stranger could check. */
  checkable: readonly string[]
  /** Steps that the speaker took, takes, or would take; the built-in reader counts a vague one half. */
  ownSteps: number
  /** Details that carry the answer and that only this person could name; the built-in reader estimates their number. */
  specifics: number
  /** Lines that lead away from the question. */
  aside: readonly string[]
  /** Lines with contempt for a person. */
  contempt: readonly string[]
}

/** The reading of an answer that has nothing to read. */
export const nothingRead = {
  point: [],
  situation: [],
  task: [],
  action: [],
  result: [],
  checkable: [],
  ownSteps: 0,
  specifics: 0,
  aside: [],
  contempt: [],
} as const

/** The sentences of an answer. Orders to a scoring machine, and what was said before word for word, are left out. */
export function answerLines(transcript: string): AnswerLine[] {
  const answer = withoutRepeats(withoutOrders(transcript))
  return bySentence(clausesOf(answer), answer).map((clauses, at) => {
    const [start, end] = [clauses[0]!.start, clauses.at(-1)!.end]
    return { id: `S${at + 1}`, text: answer.slice(start, end).replace(/\s+/g, ' '), start, end }
  })
}

/** The lines of these ids, in the order of the answer. */
export const linesOf = ({ lines }: Pick<AnswerReading, 'lines'>, ids: readonly string[]): AnswerLine[] =>
  lines.filter(({ id }) => ids.includes(id))

const fewestWords = 6
/** With fewer, and an order to a scoring machine beside them, it is no answer. */
const fewestBesideOrders = 20
/** The same few words over and over are no answer either. */
const leastDifferent = 0.3

/** Where so little was said that no reader is asked: silence, a few words, the question repeated; null where there is something to read. */
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

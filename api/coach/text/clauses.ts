import { cutLong } from './bounded-text.ts'
import starts from './clause-starts.json' with { type: 'json' }
import { blankFillers } from './fillers.ts'

/** A sentence of a transcript, or a part of a long one. */
export interface Clause {
  text: string
  start: number
  end: number
}

/** Longer sentences are cut: recognizers leave out periods. */
const longestSentenceWords = 48
const shortestPartWords = 5
/** Bounds the text that a pattern has to read. */
const longestClauseCharacters = 1_500

const sentence = /[^.!?…;\n]*(?:[.!?…;\n](?=\S)[^.!?…;\n]*)*[.!?…;\n]*\s*/g

// Where people start anew in an unended sentence. Tries each gap once: blanked text leaves long ones.
const newStart = new RegExp(`(?<!\\s)\\s+(?=${starts.join('|')})`, 'gi')

/** Together they cover the transcript. */
export function clausesOf(transcript: string): Clause[] {
  return [...transcript.matchAll(sentence)]
    .flatMap(({ 0: text, index }) => cut(text, index))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

export interface SpokenClause extends Clause {
  /** Without fillers. */
  plain: string
}

/** "St. Anne" ends no sentence; a space of the same length keeps the offsets. */
const abbreviation = /\b(?:St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|No|Inc|Ltd|Co|vs)\.(?=\s+[\p{Lu}\d])/gu

/** The sentences of a pitch, unended ones cut. */
export function spokenClauses(pitch: string): SpokenClause[] {
  const open = pitch.replace(abbreviation, (short) => `${short.slice(0, -1)} `)
  return clausesOf(open).map(({ start, end }) => {
    const text = pitch.slice(start, end)
    const plain = blankFillers(text)
      .replace(/^[\s,]+|,?\s{2,},?\s*/g, ' ')
      .replace(/\s+(?=[.!?])/g, '')
      .trim()
    return { text, start, end, plain }
  })
}

/** Reads no further than needed. */
const hasWords = (text: string, count: number) => new RegExp(`^\\s*(?:\\S+\\s+){${count - 1}}\\S`).test(text)

function cut(text: string, start: number): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { index } of text.matchAll(newStart)) {
    if (!hasWords(text.slice(from), longestSentenceWords + 1)) break
    if (!hasWords(text.slice(from, index), shortestPartWords)) continue
    clauses.push(trimmed(text.slice(from, index), start + from))
    from = index
  }
  return [...clauses, trimmed(text.slice(from), start + from)].flatMap(cutEndless)
}

function cutEndless({ text, start }: Clause): Clause[] {
  let end = start
  return cutLong(text, longestClauseCharacters).map((part) => {
    end += part.length
    return trimmed(part, end - part.length)
  })
}

function trimmed(text: string, start: number): Clause {
  const lead = text.length - text.trimStart().length
  const bare = text.trim()
  return { text: bare, start: start + lead, end: start + lead + bare.length }
}

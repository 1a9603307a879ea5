import phrases from './clauses.json' with { type: 'json' }
import { blankFillers } from './fillers.ts'

/** A sentence of a transcript, or a part of a long one, with its offsets in characters. */
export interface Clause {
  text: string
  start: number
  end: number
}

/** A sentence longer than this was hardly meant as one: recognizers leave out full stops. */
const longestSentenceWords = 28
const shortestPartWords = 5
/** Sentences that belong together by their end marks are taken apart from here on. */
const longestWholeWords = 48
/** Nobody speaks so long without a new start, and it is more than one clause: patterns that read a clause need not read a book. */
const longestClauseCharacters = 1_500
/** More white space than a bounded text has in a row. */
const longestGap = 60

// A full stop inside "3.5" or "Node.js" ends nothing.
const sentence = /[^.!?…;\n]*(?:[.!?…;\n](?=\S)[^.!?…;\n]*)*[.!?…;\n]*\s*/g

// Where people start anew in a sentence that no one ended. A gap is tried at its beginning only: what is blanked leaves long ones.
const answerStart = new RegExp(`(?<!\\s)\\s+(?=${phrases.answerStarts.join('|')})`, 'gi')
// After "because" or "that" the sentence goes on; a name is said in a sentence of its own.
const pitchStart = new RegExp(
  `(?<!\\s)(?:(?<!\\b(?:${phrases.pitchGoesOn.join('|')}))\\s+(?=${phrases.pitchStarts.join('|')})|\\s+(?=my name\\b))`,
  'gi',
)

/** The clauses of a transcript in order; together they cover it. */
export function clausesOf(transcript: string, newStart = answerStart): Clause[] {
  return [...transcript.matchAll(sentence)]
    .flatMap(({ 0: text, index }) => cut(text, index, newStart))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

export interface SpokenClause extends Clause {
  /** Without fillers, for reading: "I'm, like, a chef" is "I'm a chef". */
  plain: string
}

/** "St. Anne" is no end of a sentence; the space in its place keeps all others. */
const abbreviation = /\b(?:St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|No|Inc|Ltd|Co|vs)\.(?=\s+[\p{Lu}\d])/gu

/** The sentences of a pitch in order, those without an end cut where a new one begins. */
export function spokenClauses(pitch: string): SpokenClause[] {
  const open = pitch.replace(abbreviation, (short) => `${short.slice(0, -1)} `)
  return clausesOf(open, pitchStart).map(({ start, end }) => {
    const text = pitch.slice(start, end)
    const plain = blankFillers(text)
      .replace(/^[\s,]+|,?\s{2,},?\s*/g, ' ')
      .replace(/\s+(?=[.!?])/g, '')
      .trim()
    return { text, start, end, plain }
  })
}

/** The clauses of each sentence together; those of an endless one stay apart. */
export function bySentence(clauses: readonly Clause[], transcript: string): Clause[][] {
  const groups: Clause[][] = []
  const ends = sentenceEnds(clauses, transcript)
  clauses.forEach((clause, at) => {
    const last = groups.at(-1)
    const goesOn = last && !endsAt(transcript, clause.start)
    if (goesOn && !hasWords(transcript.slice(last[0]!.start, ends[at]), longestWholeWords + 1)) last.push(clause)
    else groups.push([clause])
  })
  return groups
}

/** Whether a text has at least so many words; reads no further than these. */
const hasWords = (text: string, count: number) => new RegExp(`^\\s*(?:\\S+\\s+){${count - 1}}\\S`).test(text)

/** Whether a sentence ends before this offset. */
const endsAt = (transcript: string, offset: number) =>
  /[.!?…;\n]\s*$/.test(transcript.slice(Math.max(0, offset - longestGap), offset))

/** For each clause the offset where the sentence ends that it is part of. */
function sentenceEnds(clauses: readonly Clause[], transcript: string): number[] {
  const ends: number[] = []
  let next = clauses.at(-1)?.end ?? 0
  for (const { end } of [...clauses].reverse()) {
    if (endsAt(transcript, end)) next = end
    ends.push(next)
  }
  return ends.reverse()
}

function cut(text: string, start: number, newStart: RegExp): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { index } of hasWords(text, longestSentenceWords + 1) ? text.matchAll(newStart) : []) {
    if (!hasWords(text.slice(from, index), shortestPartWords)) continue
    clauses.push(trimmed(text.slice(from, index), start + from))
    from = index
  }
  return [...clauses, trimmed(text.slice(from), start + from)].flatMap(cutEndless)
}

/** An endless clause in parts, between words where there are any. */
function cutEndless(clause: Clause): Clause[] {
  const parts: Clause[] = []
  let { text, start } = clause
  while (text.length > longestClauseCharacters) {
    const end = text.lastIndexOf(' ', longestClauseCharacters) + 1 || longestClauseCharacters
    parts.push(trimmed(text.slice(0, end), start))
    start += end
    text = text.slice(end)
  }
  return [...parts, trimmed(text, start)]
}

function trimmed(text: string, start: number): Clause {
  const lead = text.length - text.trimStart().length
  const bare = text.trim()
  return { text: bare, start: start + lead, end: start + lead + bare.length }
}

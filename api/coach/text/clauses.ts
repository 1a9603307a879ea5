import phrases from './clauses.json' with { type: 'json' }
import { wordOffsets } from './word-offsets.ts'

/** A sentence of a transcript, or a part of a long one, with its offsets in characters. */
export interface Clause {
  text: string
  start: number
  end: number
}

/** How sentences that nobody ended are cut. */
export interface ClauseCuts {
  /** Where people start anew; what stands before it is white space. A gap is tried at its beginning only: what is blanked leaves long ones. */
  newStart: RegExp
  /** A part has at least so many words. */
  shortestWords: number
  /** Where the words of a text begin. */
  wordStarts(text: string): number[]
  /** Whether the sentence goes on at a new start. */
  goesOn?(before: string, after: string): boolean
}

/** A sentence longer than this was hardly meant as one: recognisers leave out full stops. */
const longestSentenceWords = 28
/** Sentences that belong together by their end marks are taken apart from here on. */
const longestWholeWords = 48
/** Nobody speaks so long without a new start, and it is more than one clause: patterns that read a clause need not read a book. */
const longestClauseCharacters = 1_500
/** More characters than any phrase that `goesOn` looks for. */
const nearby = 60
/** More white space than a bounded text has in a row. */
const longestGap = 60

// A full stop inside "3.5" or "Node.js" ends nothing.
const sentence = /[^.!?…;\n]*(?:[.!?…;\n](?=\S)[^.!?…;\n]*)*[.!?…;\n]*\s*/g

const narrativeCuts: ClauseCuts = {
  newStart: new RegExp(`(?<!\\s)\\s+(?=${phrases.newStart.join('|')})`, 'gi'),
  shortestWords: 5,
  wordStarts: (text) => [...text.matchAll(/\S+/g)].map(({ index }) => index),
}

/** The clauses of a transcript in order; together they cover it. */
export function clausesOf(transcript: string, cuts: ClauseCuts = narrativeCuts): Clause[] {
  return [...transcript.matchAll(sentence)]
    .flatMap(({ 0: text, index }) => cut(text, index, cuts))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** The clauses of each sentence together; those of an endless one stay apart. */
export function bySentence(clauses: readonly Clause[], transcript: string): Clause[][] {
  const groups: Clause[][] = []
  const { countBetween } = wordOffsets(narrativeCuts.wordStarts(transcript))
  const ends = sentenceEnds(clauses, transcript)
  clauses.forEach((clause, at) => {
    const last = groups.at(-1)
    const goesOn = last && !endsAt(transcript, clause.start)
    const size = goesOn ? countBetween(last[0]!.start, ends[at]!) : 0
    if (goesOn && size <= longestWholeWords) last.push(clause)
    else groups.push([clause])
  })
  return groups
}

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

function cut(text: string, start: number, { newStart, shortestWords, wordStarts, goesOn }: ClauseCuts): Clause[] {
  const starts = wordStarts(text)
  if (starts.length <= longestSentenceWords) return cutEndless(trimmed(text, start))
  const { countBetween } = wordOffsets(starts)
  const clauses: Clause[] = []
  let from = 0
  for (const { index } of text.matchAll(newStart)) {
    if (countBetween(from, index) < shortestWords) continue
    if (goesOn?.(text.slice(Math.max(from, index - nearby), index), text.slice(index, index + nearby).trim())) continue
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

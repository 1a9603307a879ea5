import { wordPlaces } from '../../text/word-places.ts'

/** A sentence of a transcript, or a part of a long one, with its place in characters. */
export interface Clause {
  text: string
  start: number
  end: number
}

/** A sentence longer than this was hardly meant as one. */
const longestWholeWords = 48

/** Speech without full stops is cut where people take a new start. */
const longestSentenceWords = 28
const shortestClauseWords = 5
const newStart =
  /\s+(?=(?:(?:and|but|so|because|when|while|if|as|that|which|what|where|then),?\s+){0,2}(?:i|we)\s|and (?:then|so)\s|so that\s|but\s|because (?!of)|which\s|after that\s|in the end\s|as a result\s|since then\s|all (?:two|three|four|five|\d+)\s)/gi
// A full stop inside "3.5" or "Node.js" ends nothing.
const sentence = /[^.!?…;\n]*(?:[.!?…;\n](?=\S)[^.!?…;\n]*)*[.!?…;\n]*\s*/g

/** Nobody speaks so long without a new start, and it is more than one clause: patterns that read a clause need not read a book. */
const longestClauseCharacters = 1_500

/** The clauses of a transcript in order; together they cover it. */
export function clausesOf(transcript: string): Clause[] {
  const clauses: Clause[] = []
  for (const { 0: text, index } of transcript.matchAll(sentence)) clauses.push(...cut(text, index))
  return clauses.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** The clauses of each sentence together; those of an endless one stay apart. */
export function bySentence(clauses: readonly Clause[], transcript: string): Clause[][] {
  const groups: Clause[][] = []
  const { countBetween } = wordPlaces(wordStarts(transcript))
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

/** More white space than a bounded text has in a row. */
const longestGap = 60

/** Whether a sentence ends before this place. */
const endsAt = (transcript: string, place: number) =>
  /[.!?…;\n]\s*$/.test(transcript.slice(Math.max(0, place - longestGap), place))

/** For each clause the place where the sentence ends that it is part of. */
function sentenceEnds(clauses: readonly Clause[], transcript: string): number[] {
  const ends: number[] = []
  let next = clauses.at(-1)?.end ?? 0
  for (const { end } of [...clauses].reverse()) {
    if (endsAt(transcript, end)) next = end
    ends.push(next)
  }
  return ends.reverse()
}

const wordStarts = (text: string) => [...text.matchAll(/\S+/g)].map(({ index }) => index)

function cut(text: string, start: number): Clause[] {
  const starts = wordStarts(text)
  if (starts.length <= longestSentenceWords) return cutEndless(trimmed(text, start))
  const { countBetween } = wordPlaces(starts)
  const clauses: Clause[] = []
  let from = 0
  for (const { index } of text.matchAll(newStart)) {
    if (countBetween(from, index) < shortestClauseWords) continue
    clauses.push(trimmed(text.slice(from, index), start + from))
    from = index
  }
  return [...clauses, trimmed(text.slice(from), start + from)].flatMap(cutEndless)
}

/** An endless clause in parts, between words where there are any. */
export function cutEndless(clause: Clause): Clause[] {
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

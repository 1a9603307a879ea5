/** A sentence of a transcript, or a part of a long one, with its place in characters. */
export interface Clause {
  text: string
  start: number
  end: number
}

/** Speech without full stops is cut where people take a new start. */
const longestSentenceWords = 28
const shortestClauseWords = 5
const newStart =
  /\s+(?=(?:and (?:then|so|i|we)|so (?:i|we|that)|but|because|which|after that|then i|then we|i|we|in the end|as a result|since then|all (?:two|three|four|five|\d+))\s)/gi
// A full stop inside "3.5" or "Node.js" ends nothing.
const sentence = /[^.!?…;\n]*(?:[.!?…;\n](?=\S)[^.!?…;\n]*)*[.!?…;\n]*\s*/g

/** The clauses of a transcript in order; together they cover it. */
export function clausesOf(transcript: string): Clause[] {
  const clauses: Clause[] = []
  for (const { 0: text, index } of transcript.matchAll(sentence)) clauses.push(...cut(text, index))
  return clauses.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length

function cut(text: string, start: number): Clause[] {
  if (countOf(text) <= longestSentenceWords) return [trimmed(text, start)]
  const clauses: Clause[] = []
  let from = 0
  for (const { index } of text.matchAll(newStart)) {
    if (countOf(text.slice(from, index)) < shortestClauseWords) continue
    clauses.push(trimmed(text.slice(from, index), start + from))
    from = index
  }
  return [...clauses, trimmed(text.slice(from), start + from)]
}

function trimmed(text: string, start: number): Clause {
  const lead = text.length - text.trimStart().length
  const bare = text.trim()
  return { text: bare, start: start + lead, end: start + lead + bare.length }
}

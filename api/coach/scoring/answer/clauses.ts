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

/** The clauses of a transcript in order; together they cover it. */
export function clausesOf(transcript: string): Clause[] {
  const clauses: Clause[] = []
  for (const { 0: text, index } of transcript.matchAll(sentence)) clauses.push(...cut(text, index))
  return clauses.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** The clauses of each sentence together; those of an endless one stay apart. */
export function bySentence(clauses: readonly Clause[], transcript: string): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const last = groups.at(-1)
    const goesOn = last && !/[.!?…;\n]\s*$/.test(transcript.slice(0, clause.start))
    const size = goesOn ? countOf(transcript.slice(last[0]!.start, sentenceEnd(clauses, clause, transcript))) : 0
    if (goesOn && size <= longestWholeWords) last.push(clause)
    else groups.push([clause])
  }
  return groups
}

/** Where the sentence ends that this clause is part of. */
function sentenceEnd(clauses: readonly Clause[], from: Clause, transcript: string): number {
  const later = clauses.slice(clauses.indexOf(from))
  return (later.find(({ end }) => /[.!?…;\n]\s*$/.test(transcript.slice(0, end))) ?? later.at(-1))!.end
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

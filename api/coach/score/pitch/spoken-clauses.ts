import { blanked } from '../../text/blanked.ts'
import { wordPlaces } from '../../text/word-places.ts'
import { type Clause, cutEndless } from '../answer/clauses.ts'
import { findFillers } from '../speech/fillers.ts'
import { tokensOfTranscript } from '../speech/tokens.ts'

export interface SpokenClause extends Clause {
  /** Without fillers, for reading: "I'm, like, a chef" is "I'm a chef". */
  plain: string
}

/** A sentence longer than this was hardly meant as one: recognisers leave out full stops. */
const longestWords = 28
const shortestWords = 4
// A full stop inside "3.5" or "Node.js" ends nothing.
const sentence = /[^.!?…;\n]*(?:[.!?…;\n](?=\S)[^.!?…;\n]*)*[.!?…;\n]*\s*/g
/** Where people take a new start in a pitch. */
const start =
  /\s+(?=(?:(?:and|but|so|then)\s+)?(?:my (?:name|degree|job|background|last|current|manager)\b|i(?:['’](?:m|ve|d|ll))?\s|we(?:['’](?:re|ve))?\s|they\s|you (?:write|ask|need|want|say|describe|mention|are looking)\b|(?:when |how |what )?(?:can|could|may|would|shall) (?:i|we|you)\s|thank you\b|thanks\b|last (?:year|month|week|spring|summer|fall|autumn|winter)\b|before that\b|after that\b))/gi
/** After these the sentence goes on: "because I", "that we", "the work I get up for". */
const goesOn =
  /\b(?:that|because|which|what|who|where|when|if|as|than|like|can|could|would|may|shall|might|should|do|did|while|since|until|before|after|how|why|whether|and|but|so|then|work|thing|things|job|way|one|time|all|everything|something|people|for|with|of|to|tell|the|a|an|my|our|your|this)$/i
/** More characters than any of these phrases has. */
const longestHold = 60
/** A name is said in a sentence of its own, whatever went before. */
const newAlways = /^my name\b/i

/** "St. Anne" is no end of a sentence; the space in its place keeps all others. */
const abbreviation = /\b(?:St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|No|Inc|Ltd|Co|vs)\.(?=\s+[\p{Lu}\d])/gu

/** The sentences of a pitch in order, those without an end cut where a new one begins. */
export function spokenClauses(pitch: string): SpokenClause[] {
  const open = pitch.replace(abbreviation, (short) => `${short.slice(0, -1)} `)
  const clauses: Clause[] = []
  for (const { 0: text, index } of open.matchAll(sentence)) clauses.push(...cut(text, index))
  return clauses
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ start: from, end }) => ({ text: pitch.slice(from, end), start: from, end, plain: plainly(pitch.slice(from, end)) }))
}

function cut(text: string, from: number): Clause[] {
  const starts = tokensOfTranscript(text).map((token) => token.start)
  if (starts.length <= longestWords) return [trimmed(text, from)]
  const { countBetween } = wordPlaces(starts)
  const clauses: Clause[] = []
  let begin = 0
  for (const { index } of text.matchAll(start)) {
    if (countBetween(begin, index) < shortestWords) continue
    const holds = goesOn.test(text.slice(Math.max(begin, index - longestHold), index))
    if (holds && !newAlways.test(text.slice(index, index + longestHold).trim())) continue
    clauses.push(trimmed(text.slice(begin, index), from + begin))
    begin = index
  }
  return [...clauses, trimmed(text.slice(begin), from + begin)].flatMap(cutEndless)
}

function trimmed(text: string, from: number): Clause {
  const lead = text.length - text.trimStart().length
  const bare = text.trim()
  return { text: bare, start: from + lead, end: from + lead + bare.length }
}

/** Spaces where a filler was; every other character keeps its place. */
export function withoutFillers(text: string): string {
  return blanked(text, findFillers(text))
}

const plainly = (text: string) =>
  withoutFillers(text)
    .replace(/^[\s,]+|,?\s{2,},?\s*/g, ' ')
    .trim()

import { type Clause, type ClauseCuts, clausesOf } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'

export interface SpokenClause extends Clause {
  /** Without fillers, for reading: "I'm, like, a chef" is "I'm a chef". */
  plain: string
}

/** After these the sentence goes on: "because I", "that we", "the work I get up for". */
const goesOn =
  /\b(?:that|because|which|what|who|where|when|if|as|than|like|can|could|would|may|shall|might|should|do|did|while|since|until|before|after|how|why|whether|and|but|so|then|work|thing|things|job|way|one|time|all|everything|something|people|for|with|of|to|tell|the|a|an|my|our|your|this)$/i
/** A name is said in a sentence of its own, whatever went before. */
const newAlways = /^my name\b/i

const pitchCuts: ClauseCuts = {
  newStart:
    /(?<!\s)\s+(?=(?:(?:and|but|so|then)\s+)?(?:my (?:name|degree|job|background|last|current|manager)\b|i(?:['’](?:m|ve|d|ll))?\s|we(?:['’](?:re|ve))?\s|they\s|you (?:write|ask|need|want|say|describe|mention|are looking)\b|(?:when |how |what )?(?:can|could|may|would|shall) (?:i|we|you)\s|thank you\b|thanks\b|last (?:year|month|week|spring|summer|fall|autumn|winter)\b|before that\b|after that\b))/gi,
  shortestWords: 4,
  wordStarts: (text) => tokensOfTranscript(text).map(({ start }) => start),
  goesOn: (before, after) => goesOn.test(before) && !newAlways.test(after),
}

/** "St. Anne" is no end of a sentence; the space in its place keeps all others. */
const abbreviation = /\b(?:St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|No|Inc|Ltd|Co|vs)\.(?=\s+[\p{Lu}\d])/gu

/** The sentences of a pitch in order, those without an end cut where a new one begins. */
export function spokenClauses(pitch: string): SpokenClause[] {
  const open = pitch.replace(abbreviation, (short) => `${short.slice(0, -1)} `)
  return clausesOf(open, pitchCuts).map(({ start, end }) => {
    const text = pitch.slice(start, end)
    return { text, start, end, plain: plainly(text) }
  })
}

const plainly = (text: string) =>
  blankFillers(text)
    .replace(/^[\s,]+|,?\s{2,},?\s*/g, ' ')
    .replace(/\s+(?=[.!?])/g, '')
    .trim()

import { type Clause, type ClauseCuts, clausesOf } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'
import phrases from './spoken-clauses.json' with { type: 'json' }

export interface SpokenClause extends Clause {
  /** Without fillers, for reading: "I'm, like, a chef" is "I'm a chef". */
  plain: string
}

/** After these the sentence goes on: "because I", "that we", "the work I get up for". */
const goesOn = new RegExp(`\\b(?:${phrases.goesOn.join('|')})$`, 'i')
/** A name is said in a sentence of its own, whatever went before. */
const newAlways = /^my name\b/i

const pitchCuts: ClauseCuts = {
  newStart: new RegExp(`(?<!\\s)\\s+(?=${phrases.newStart.join('|')})`, 'gi'),
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

import { hasFigure } from '../../reading/answer-reading.ts'
import { type SpokenClause, spokenClauses } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { withoutOrders } from '../../text/machine-orders.ts'
import { sharedRuns } from '../../text/shared-runs.ts'
import { stem } from '../../text/stem.ts'
import { tokensOf } from '../../text/tokens.ts'
import { countSpokenWords, tokensOfTranscript } from '../../text/transcript-tokens.ts'
import { type Measured, measureDelivery, type Spoken } from '../delivery/delivery.ts'

export interface PitchInput extends Spoken {
  jobDescription: string
}

type Clauses = readonly SpokenClause[]

/** A clause that shows what the ad asks for, in the ad's words. */
interface Fit {
  clause: SpokenClause | undefined
  words: string
}

/** What the connected model or the rules heard, by clauses. */
export interface HeardPitch {
  /** null: what was heard decides. */
  isPitch: boolean | null
  name: Clauses
  trade: Clauses
  purpose: Clauses
  hook: Clauses
  did: Clauses
  deeds: number
  best: SpokenClause | null
  /** With an outcome that can be checked. */
  results: Clauses
  /** 0 to 1. */
  concreteness: number
  empty: readonly string[]
  /** null where the ad names nothing to compare with. */
  asked: number | null
  fits: readonly Fit[]
  employer: Clauses
  ofTheirWork: SpokenClause | null
  close: Clauses
  closing: 'ask' | 'soft' | 'thanks' | 'none'
}

/** Anything but `pitch` scores low. */
export type PitchVerdict = 'pitch' | 'nothing-said' | 'too-short' | 'read-aloud' | 'no-pitch'

/** The only source of a pitch's numbers. */
export interface PitchReading extends HeardPitch, Measured {
  verdict: PitchVerdict
  words: number
  /** Orders to a scoring machine are blanked; offsets stay. */
  pitch: string
  clauses: Clauses
  opening: {
    saysName: boolean
    saysTrade: boolean
    saysPurpose: boolean
    catches: boolean
    /** The first after a bare greeting. */
    clause: SpokenClause | null
    /** The one that says what the speaker does, else the first. */
    telling: SpokenClause | null
  }
  /** Results, and deeds with a figure. */
  proofs: Clauses
  withFigure: Clauses
  /** The closing, or the last clause where nothing closes. */
  end: SpokenClause | null
}

/** The beginning and the end of a pitch: this many words, and at least two sentences. */
const edgeWords = 45
const edgeClauses = 2
const fewestTelling = 4
const leastSigns = 2

export function edgeOf(clauses: Clauses): SpokenClause[] {
  let words = 0
  return clauses.filter(({ plain }, at) => {
    const before = words
    words += countSpokenWords(plain)
    return at < edgeClauses || before < edgeWords
  })
}

export function heardClauses(transcript: string): { pitch: string; clauses: SpokenClause[] } {
  const pitch = withoutOrders(transcript)
  return { pitch, clauses: spokenClauses(pitch) }
}

export function readPitch(input: PitchInput, hear: (clauses: Clauses, pitch: string) => HeardPitch): PitchReading {
  const { pitch, clauses } = heardClauses(input.transcript)
  const heard = hear(clauses, pitch)
  const said = tokensOfTranscript(blankFillers(pitch)).map(({ lower }) => stem(lower))
  const first = edgeOf(clauses)
  const opens = (cited: Clauses) => first.filter((clause) => cited.includes(clause))
  const withFigure = clauses.filter(
    (clause) => (heard.results.includes(clause) || heard.did.includes(clause)) && hasProofFigure(clause.plain),
  )
  const opening = {
    saysName: opens(heard.name).length > 0,
    saysTrade: opens(heard.trade).length > 0,
    saysPurpose: opens(heard.purpose).length > 0,
    catches: opens(heard.hook).length > 0,
    clause: first.find(({ plain }) => countSpokenWords(plain) >= fewestTelling) ?? first[0] ?? null,
    telling: opens(heard.trade)[0] ?? first[0] ?? null,
  }
  const proofs = clauses.filter((clause) => heard.results.includes(clause) || withFigure.includes(clause))
  const oneself = [heard.trade.length > 0, opening.saysPurpose, opening.saysName].filter(Boolean).length
  // A weak pitch is still a pitch: empty phrases count half.
  const signs = heard.deeds + proofs.length + heard.fits.length + oneself + 0.5 * heard.empty.length
  return {
    ...{ ...heard, words: said.length, pitch, clauses, opening, proofs, withFigure },
    verdict: verdictOn(said, shareFrom(input.jobDescription, pitch), heard.isPitch ?? signs >= leastSigns),
    end: heard.close.at(-1) ?? clauses.at(-1) ?? null,
    ...measureDelivery(input),
  }
}

const tenure =
  /\b(?:for |with |over |in )?(?:(?:the|my) (?:last|past) )?[\w-]{1,40}\+? (?:years?|months?)(?: (?:of experience|as|in|now|ago))?\b/gi
/** "Level 3" and "Class A" are names; "give it 110 percent" is empty talk. */
const noFigure =
  /\b(?:level|class|grade|band|tier|type|key stage) (?:\d+|[a-z]|one|two|three|four|five|six)\b|\bgive (?:it )?(?:(?:a|one) hundred(?: and ten)?|100|110)\s?(?:percent|%)?/gi

/** "My own two" and "the three of us" count nothing that was done. */
const knownOnes =
  /\b(?:my|our|the|these|those)(?: own| other)? (?:two|three|four|five|six)\b(?![ -](?:hundred|thousand|million|percent|point)|-)/gi
const date =
  /\b(?:in|since|until|till|from|to|of) (?:19|20)\d\d\b|\b(?:nineteen (?:eight|nine)ty|twenty (?:ten|eleven|twelve|[a-z]+teen|twenty))(?:[- ][a-z]+)?\b/gi

/** A figure that says how much, not only how long or when. */
export const hasProofFigure = (text: string): boolean =>
  hasFigure([tenure, date, noFigure, knownOnes].reduce((rest, one) => rest.replace(one, ' '), text))

/** About ten seconds of speech. */
const fewestWords = 25
/** From this share on it was read aloud. */
const mostFromAd = 0.5
const sameWordsInRow = 5

function shareFrom(jobDescription: string, pitch: string): number {
  const stems = (text: string) => tokensOf(text).map((token) => token.stem)
  const runs = sharedRuns(stems(pitch), stems(jobDescription))
  return runs.filter((length) => length >= sameWordsInRow).length / Math.max(1, runs.length)
}

function verdictOn(said: readonly string[], fromAd: number, isPitch: boolean): PitchVerdict {
  if (said.length === 0) return 'nothing-said'
  if (said.length < fewestWords) return 'too-short'
  if (fromAd >= mostFromAd) return 'read-aloud'
  return isPitch ? 'pitch' : 'no-pitch'
}

import { figure } from '../../reading/answer-reading.ts'
import { answersAbout } from '../../reading/built-in/answer/answer-kinds.ts'
import { detailsIn } from '../../reading/built-in/answer/quality-features.ts'
import { ownDeeds } from '../../reading/built-in/answer/verbs.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { plainVerbs } from '../../reading/built-in/resume/action-verbs.ts'
import type { MatchTerm } from '../../reading/match-reading.ts'
import { type SpokenClause, spokenClauses } from '../../text/clauses.ts'
import { blankFillers } from '../../text/fillers.ts'
import { taggedWords } from '../../text/part-of-speech.ts'
import { sharedRuns } from '../../text/shared-runs.ts'
import { withoutOrders } from '../../text/spoken-orders.ts'
import { tokensOf } from '../../text/tokens.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'
import cues from './pitch-cues.json' with { type: 'json' }
import { ask, change, emptyTalk, greets, outcomeWord, purpose, question, saysTrade, softAsk, thanks } from './pitch-cues.ts'

/** What was found in a pitch by its words alone: the same words always read the same. */
export interface PitchFacts {
  /** What was said to a person: orders to a scoring machine are blanked, the rest keeps its offset. */
  pitch: string
  clauses: SpokenClause[]
  /** Its words without fillers, in lower case. */
  said: string[]
  /** 0 to 1: share that stands word for word in the job description. */
  fromAd: number
  /** Clauses in the first person. */
  own: number
  /** 0 to 1: how far it speaks of things of its own. */
  concreteness: number
  opening: {
    saysName: boolean
    saysTrade: boolean
    saysPurpose: boolean
    catches: boolean
    /** The first thing said after a bare greeting. */
    clause: SpokenClause | null
    /** The one that says what the speaker does, else the first. */
    telling: SpokenClause | null
  }
  evidence: { deeds: number; saysTrade: boolean; emptyPhrases: string[]; clause: SpokenClause | null }
  /** Clauses with a figure or an outcome that can be checked. */
  proof: { places: SpokenClause[]; withFigure: SpokenClause[] }
  /** `asked` is null where the job description names nothing to compare with; of terms listed in one breath only two are `weighty`. */
  fit: {
    asked: number | null
    named: string[]
    /** How many more are only near to the ad's words. */
    near: number
    /** The ad's lines that were named, wholly or in part. */
    requirements: ReadonlySet<string>
    weighty: number
    speaksToEmployer: boolean
    /** Sentences that surely name something the ad asks for. */
    clauses: SpokenClause[]
    /** One of them that speaks of the employer's work. */
    clause: SpokenClause | null
  }
  closing: { kind: 'ask' | 'soft' | 'thanks' | 'none'; clause: SpokenClause | null }
  isOnSubject: boolean
}

/** How much of a pitch is its beginning and its end: what begins within so many words of either, and two sentences at least. */
const edgeWords = 45
const edgeClauses = 2
/** "Good afternoon." is shorter. */
const fewestTelling = 4
/** Words in a row that two people hardly choose alike. */
const sameWordsInRow = 5
export const firstPerson = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|we|our)\b/i

export function readPitchFacts(transcript: string, jobDescription: string): PitchFacts {
  const pitch = withoutOrders(transcript)
  const clauses = spokenClauses(pitch)
  const own = clauses.filter(({ plain: text }) => firstPerson.test(text))
  return {
    pitch,
    clauses,
    said: saidIn(pitch),
    fromAd: shareFrom(jobDescription, pitch),
    own: own.length,
    concreteness: concretenessOf(pitch),
    opening: openingOf(clauses),
    evidence: evidenceOf(clauses),
    proof: proofOf(clauses),
    fit: fitOf(clauses, own, jobDescription),
    closing: closingOf(clauses),
    isOnSubject: answersAbout(taggedWords(pitch), pitchKinds) > leastLikely,
  }
}

const saidIn = (text: string) => tokensOfTranscript(blankFillers(text)).map(({ lower }) => lower)

function shareFrom(source: string, pitch: string): number {
  const stems = (text: string) => tokensOf(text).map(({ stem }) => stem)
  const runs = sharedRuns(stems(pitch), stems(source))
  return runs.filter((length) => length >= sameWordsInRow).length / Math.max(1, runs.length)
}

const countOf = (text: string) => tokensOfTranscript(text).length

/** The sentences that begin within so many words of an end. */
export function edgeOf(clauses: readonly SpokenClause[]): SpokenClause[] {
  let words = 0
  return clauses.filter(({ plain }, at) => {
    const before = words
    words += countOf(plain)
    return at < edgeClauses || before < edgeWords
  })
}

function openingOf(clauses: readonly SpokenClause[]): PitchFacts['opening'] {
  const first = edgeOf(clauses)
  const [begin] = first
  const catching = first.slice(0, edgeClauses + 1).some(({ plain: text }) => figure.test(text) && deedsIn(text) > 0)
  return {
    saysName: first.some(({ plain: text }) => greets(text)),
    saysTrade: first.some(({ plain: text }) => saysTrade(text)),
    saysPurpose: first.some(({ plain: text }) => purpose.test(text)),
    catches: catching || (begin !== undefined && question.test(begin.plain)),
    clause: first.find(({ plain: text }) => countOf(text) >= fewestTelling) ?? begin ?? null,
    telling: first.find(({ plain: text }) => saysTrade(text)) ?? begin ?? null,
  }
}

/** Things, places, people and numbers that make a pitch one can picture. */
const concreteForFull = 9

/** 0 to 1: how far a pitch speaks of things of its own rather than of anything and nothing. */
function concretenessOf(pitch: string): number {
  const { concrete, abstract } = detailsIn(taggedWords(pitch))
  return Math.min(1, concrete / concreteForFull, (1.3 * concrete) / Math.max(1, concrete + abstract))
}

const presentDeed = /\b(?:i|and i)\s+(?:also\s+|now\s+|currently\s+|\w+ly\s+)?([a-z]+)\b/gi
/** What one does every day counts a little less than what one did. */
const presentWorth = 0.75

/** "I work at", "I help with": of these nobody learns anything. */
const vague = new Set(
  'work help assist support handle deal use perform participate contribute provide communicate act serve'.split(' '),
)
const isPlainDeed = (verb: string) => plainVerbs.has(verb) && !vague.has(verb)

function deedsIn(text: string): number {
  const past = ownDeeds(text).reduce((sum, { worth }) => sum + worth, 0)
  const present = [...text.matchAll(presentDeed)].filter(([, verb = '']) => isPlainDeed(verb.toLowerCase())).length
  return past + presentWorth * present
}

function evidenceOf(clauses: readonly SpokenClause[]): PitchFacts['evidence'] {
  const worth = clauses.map(({ plain: text }) => deedsIn(text))
  // "I am registered" and "I heard your practice is nice" have a verb, and tell nothing that was done.
  const quotable = worth.map((each, at) =>
    /^(?:i am|i'm|i have (?:experience|worked|always))\b/i.test(clauses[at]!.plain) || toEmployer.test(clauses[at]!.plain)
      ? 0
      : each,
  )
  const most = Math.max(0, ...quotable)
  return {
    deeds: worth.reduce((sum, each) => sum + each, 0),
    saysTrade: clauses.some(({ plain: text }) => saysTrade(text)),
    emptyPhrases: [
      ...new Set(clauses.flatMap(({ plain: text }) => text.match(emptyTalk) ?? []).map((phrase) => phrase.toLowerCase())),
    ],
    clause: most >= 1 ? clauses[quotable.indexOf(most)]! : null,
  }
}

/** How long somebody has been at it proves nothing yet. */
const tenure =
  /\b(?:for |with |over |in )?(?:(?:the|my) (?:last|past) )?[\w-]{1,40}\+? (?:years?|months?)(?: (?:of experience|as|in|now|ago))?\b/gi

/** "Level 3" and "Class A" are names. */
const grade = /\b(?:level|class|grade|band|tier|type|key stage) (?:\d+|[a-z]|one|two|three|four|five|six)\b/gi

/** Whether a clause has a figure that says how much, and not only how long. */
export function hasProofFigure(text: string): boolean {
  return figure.test(text.replace(tenure, ' ').replace(grade, ' ').replace(emptyTalk, ' '))
}

function proofOf(clauses: readonly SpokenClause[]): PitchFacts['proof'] {
  const told = clauses.filter(({ plain: text }) => !ask.test(text))
  const happens = (text: string) => change.test(text) || text.match(outcomeWord) !== null
  const withFigure = told.filter(({ plain: text }) => hasProofFigure(text) && (happens(text) || deedsIn(text) > 0))
  const withOutcome = told.filter((clause) => !withFigure.includes(clause) && happens(clause.plain) && deedsIn(clause.plain) > 0)
  return { places: [...withFigure, ...withOutcome].sort((a, b) => a.start - b.start), withFigure }
}

const neverAsked = new Set<MatchTerm['kind']>(['soft', 'title'])
const toEmployer = new RegExp(`\\b(?:${cues.toEmployer.join('|')})\\b`, 'i')

function fitOf(clauses: readonly SpokenClause[], own: readonly SpokenClause[], jobDescription: string): PitchFacts['fit'] {
  const { terms, ad } = readMatch(own.map(({ plain: text }) => text).join('\n'), jobDescription)
  const asked = terms.filter(({ kind }) => !neverAsked.has(kind))
  const named = asked.filter(({ how }) => how !== 'missing')
  const company = ad.company?.toLowerCase()
  const speaks = ({ plain: text }: SpokenClause) =>
    toEmployer.test(text) || (company !== undefined && text.toLowerCase().includes(company))
  // What is only near to the ad's words counts as a sign of a pitch, and weighs nothing.
  const sure = named.filter(({ how }) => how !== 'stem')
  const naming = own.filter(({ plain }) => sure.some(({ resumeLine }) => resumeLine !== null && plain.includes(resumeLine)))
  return {
    asked: asked.length === 0 ? null : asked.length,
    named: sure.map(({ term }) => term),
    near: named.length - sure.length,
    requirements: new Set(named.map(({ requirement }) => requirement)),
    weighty: weightyOf(sure),
    speaksToEmployer: clauses.some(speaks),
    clauses: naming,
    clause: naming.find(speaks) ?? null,
  }
}

/** A breath that lists ten tools says as much as one that names two. */
const termsInOneBreath = 2

function weightyOf(named: readonly MatchTerm[]): number {
  const byClause = new Map<string | null, number>()
  for (const { resumeLine } of named) byClause.set(resumeLine, (byClause.get(resumeLine) ?? 0) + 1)
  return [...byClause.values()].reduce((sum, count) => sum + Math.min(termsInOneBreath, count), 0)
}

function closingOf(clauses: readonly SpokenClause[]): PitchFacts['closing'] {
  const last = edgeOf(clauses.toReversed())
  // Speech without full stops may be cut in the middle of a question.
  const end = last
    .map(({ plain }) => plain)
    .toReversed()
    .join(' ')
  const asking = last.filter(({ plain }) => ask.test(plain))
  if (ask.test(end))
    return { kind: 'ask', clause: asking.find(({ plain }) => plain.endsWith('?')) ?? asking[0] ?? last[0] ?? null }
  const kind = softAsk.test(end) ? 'soft' : thanks.test(end) ? 'thanks' : 'none'
  return { kind, clause: last[0] ?? null }
}

/** What a pitch answers: who one is, what one can do, and why one is here. */
const pitchKinds = ['background', 'strengths', 'motivation', 'future'] as const

/** A pitch speaks of oneself and one's work, and not of anything else: under this likelihood it is none. */
const leastLikely = 0.08

import { hasFigure } from '../../reading/answer-reading.ts'
import { detailsIn } from '../../reading/built-in/answer/quality-features.ts'
import { type Deed, deedsOf } from '../../reading/built-in/answer/verbs.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { breakingStems } from '../../reading/built-in/vocabulary/ordinary-words.ts'
import type { SpokenClause } from '../../text/clauses.ts'
import { taggedWords } from '../../text/part-of-speech.ts'
import { stem } from '../../text/stem.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import cues from './pitch-cues.json' with { type: 'json' }
import { edgeOf, type HeardPitch, hasProofFigure } from './pitch-reading.ts'

const oneOf = (patterns: readonly string[], flags = 'i') =>
  new RegExp(`\\b(?:${patterns.join('|').replaceAll('{meeting}', `(?:${cues.meeting.join('|')})`)})`, flags)

/** Names need their capital: "I'm happy" is not one. */
const hello =
  /\b(?:my name(?:'s| is)|hello|hi|hey|good (?:morning|afternoon|evening|day)|thank you for (?:having|seeing|meeting|taking))\b/i
const ownName = /\b(?:I'm|I am|[Tt]his is) (?!I\b)[A-Z][\p{L}'-]+/u

const trade = oneOf(cues.trade)
/** "I'm Gary Whitlock, approved electrician". */
const besideName = /\b(?:I'm|I am|[Mm]y name is) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}, (?!and\b|but\b|so\b|I\b)\p{Ll}/u

const purpose = oneOf(cues.purpose)
const emptyTalk = oneOf(cues.emptyTalk, 'gi')
const outcome = oneOf(cues.outcome)
const toEmployer = oneOf(cues.toEmployer)
/** A question to the listener, or an offer or a request that needs only a yes. */
const ask = oneOf(cues.ask)
const softAsk = oneOf(cues.softAsk)
const thanks = /\bthank(?:s| you)\b/i
const question = /^(?:what if|have you|imagine|how (?:do|would|many|often)|did you|do you|picture)\b/i
const firstPerson = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|we|our)\b/i

const hookClauses = 3
/** These have a verb but tell nothing that was done. */
const stateOnly = /^(?:i am|i'm|i have (?:experience|worked|always))\b/i
const concreteForFull = 9
/** "I go up to a hundred tons" is too little to praise. */
const fewestWords = 8

export const hearByRules =
  (jobDescription: string) =>
  (clauses: readonly SpokenClause[], pitch: string): HeardPitch => {
    const those = (holds: (text: string) => boolean) => clauses.filter(({ plain }) => holds(plain))
    const own = those((text) => firstPerson.test(text))
    const deeds = new Map(clauses.map((clause) => [clause, deedsIn(clause.plain)]))
    const deedsOf = (clause: SpokenClause) => deeds.get(clause)!
    const quotable = clauses.filter(
      (clause) =>
        deedsOf(clause) >= 1 &&
        countSpokenWords(clause.plain) >= fewestWords &&
        !stateOnly.test(clause.plain) &&
        !toEmployer.test(clause.plain),
    )
    const { fits, asked, company } = fitsOf(own, jobDescription)
    // "Larkfield is moving to Workday" speaks of Larkfield Medical; "First we counted" does not speak of First National Bank.
    const shortName = company?.split(' ').find((word, at) => at === 0 && !breakingStems.has(stem(word)))
    const speaks = (text: string) =>
      toEmployer.test(text) ||
      (company !== undefined && text.toLowerCase().includes(company)) ||
      (shortName !== undefined && text.toLowerCase().startsWith(`${shortName} `))
    const words = taggedWords(pitch)
    const { concrete, abstract } = detailsIn(words)
    return {
      // A resume read aloud is not in the first person.
      isPitch: own.length > 1 ? null : false,
      name: those((text) => hello.test(text) || ownName.test(text)),
      trade: those((text) => trade.test(text) || besideName.test(text)),
      purpose: those((text) => purpose.test(text)),
      hook: [
        ...clauses.slice(0, hookClauses).filter((clause) => hasFigure(clause.plain) && deedsOf(clause) > 0),
        ...clauses.slice(0, 1).filter(({ plain }) => question.test(plain)),
      ],
      did: clauses.filter((clause) => deedsOf(clause) > 0 && !ask.test(clause.plain)),
      deeds: [...deeds.values()].reduce((sum, each) => sum + each, 0),
      best: quotable.reduce<SpokenClause | null>((best, one) => (best && deedsOf(best) >= deedsOf(one) ? best : one), null),
      results: clauses.filter(
        (clause) =>
          !ask.test(clause.plain) && outcome.test(clause.plain) && (deedsOf(clause) > 0 || hasProofFigure(clause.plain)),
      ),
      concreteness: Math.min(1, concrete / concreteForFull, (1.3 * concrete) / Math.max(1, concrete + abstract)),
      empty: [...new Set(clauses.flatMap(({ plain }) => plain.match(emptyTalk) ?? []).map((phrase) => phrase.toLowerCase()))],
      ...{ asked, fits },
      employer: those(speaks),
      ofTheirWork: own.find((one) => speaks(one.plain) && fits.some(({ clause }) => clause === one)) ?? null,
      ...closingOf(clauses),
    }
  }

const presentWorth = 0.75
const vague = new Set(cues.vagueVerbs)

function deedsIn(text: string): number {
  const worthOf = ({ by, verb, worth }: Deed) => (by === 'own' ? worth : by === 'usual' && !vague.has(verb) ? presentWorth : 0)
  return deedsOf(taggedWords(text)).reduce((sum, deed) => sum + worthOf(deed), 0)
}

function fitsOf(own: readonly SpokenClause[], jobDescription: string) {
  const { terms: asked, ad } = readMatch(own.map(({ plain }) => plain).join('\n'), jobDescription)
  const fits = asked.flatMap(({ how, resumeLine, term }) => {
    const clause = own.find(({ plain }) => resumeLine !== null && plain.includes(resumeLine))
    const isSaid = clause?.plain.toLowerCase().includes(term.toLowerCase())
    return how === 'missing' || how === 'stem' ? [] : [{ clause, words: isSaid ? term : '' }]
  })
  return { fits, asked: asked.length === 0 ? null : asked.length, company: ad.company?.toLowerCase() }
}

function closingOf(clauses: readonly SpokenClause[]): Pick<HeardPitch, 'close' | 'closing'> {
  const last = edgeOf(clauses.toReversed()).toReversed()
  // Speech without periods may be cut in the middle of a question.
  const end = last.map(({ plain }) => plain).join(' ')
  const asking = last.filter(({ plain }) => ask.test(plain))
  const asked = asking.findLast(({ plain }) => plain.endsWith('?')) ?? asking.at(-1)
  if (ask.test(end)) return { closing: 'ask', close: asked ? [asked] : [] }
  return { closing: softAsk.test(end) ? 'soft' : thanks.test(end) ? 'thanks' : 'none', close: [] }
}

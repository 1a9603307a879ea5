import { isOrdinary } from '../../guard/common-words.ts'
import { type Facts, readFacts } from '../../guard/facts.ts'
import { keepAnswer } from '../../guard/keep-answer.ts'
import { retellingGuard } from '../../guard/keep-retelling.ts'
import { keepClaims } from '../../guard/keep-to-facts.ts'
import { nameSource } from '../../guard/names.ts'
import { withMasked } from '../../guard/with-masked.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import { findKnown } from '../../reading/built-in/vocabulary/find-known.ts'
import { writtenNumber, writtenValue } from '../../text/number-words.ts'
import { placeholders } from '../../text/placeholders.ts'
import { keepSentences } from '../../text/sentences.ts'
import { tidy } from '../../text/tidy.ts'
import { tokensOf } from '../../text/tokens.ts'
import { wordsOf } from '../../text/words.ts'
import { denies, isWish, jobNames, looksAhead, namesIn, partsOf, tellsOfTheAd, wishedFor } from './forward-talk.ts'
import lists from './word-lists.json' with { type: 'json' }

/** Words of every pitch: they prove no fact. */
const everyPitch = lists.everyPitch.join(' ')

/** Words for any kind of work. */
const everyWork = lists.everyWork.join(' ')

export interface PitchSources {
  resumeText: string
  jobDescription: string
  /** What the person said; '' for a script. */
  transcript: string
  /** What the person meant to say. */
  script: string
  today: Date
}

export interface PitchSentenceGuard {
  facts: Facts
  /** A sentence in the person's name as far as it is true; '' where nothing of it is. */
  sentence(text: string): string
}

/** Holds sentences in the person's name to what that person wrote and said. */
export function pitchSentenceGuard({
  resumeText,
  jobDescription,
  transcript,
  today,
}: Omit<PitchSources, 'script'>): PitchSentenceGuard {
  // As written and as our reading tidies it: "St. Anne" is "St Anne" there.
  const own = [resumeText, tidy(resumeText), transcript].join('\n')
  // What the person is here for is no place where they worked.
  const told = keepSentences(transcript, (sentence) => !looksAhead(sentence))
  const behind = [resumeText, tidy(resumeText), told, inDigits(told)].join('\n')
  const { ad, missing } = readMatch(own, jobDescription, today.getUTCFullYear())
  // "Go" is also a word of every day: it is looked for as it is written, not in "goes".
  const terms = missing.map(({ term }) => term)
  const lowerTerms = terms.map((term) => term.toLowerCase())
  const namesTerm = (lower: string) => lowerTerms.some((term) => lower.includes(term))
  const ordinary = terms.filter((term) => /^\p{Lu}\p{Ll}{0,3}$/u.test(term) && isOrdinary(term.toLowerCase()))
  const read = readFacts({
    resumeText: behind,
    jobDescription,
    missingTerms: terms.filter((term) => !ordinary.includes(term)),
    today,
  })
  const otherWords = spellingsIn(own)
  const facts: Facts = { ...read, resume: { ...read.resume, names: nameSource([behind, otherWords, everyPitch].join('\n')) } }
  const ofBoth = nameSource([facts.both.text, otherWords, everyPitch].join('\n'))
  const ofTheAd: Facts = { ...facts, missingTerms: [], resume: { ...facts.both, names: ofBoth } }
  // Who asks for something may name the figures of the ad: "your kitchen of sixty covers".
  const ahead: Facts = { ...facts, resume: { ...facts.resume, figures: facts.both.figures } }
  const tellsOwn = besideNumbers(retellingGuard(`${own}\n${otherWords}`, everyWork))
  const tellsAhead = besideNumbers(retellingGuard(`${own}\n${otherWords}\n${jobDescription}`, everyPitch))
  const names = jobNames(ad, jobDescription, behind)

  const heldPart = (part: string): string => {
    if (looksAhead(part)) {
      const aside = [...(timeAskedFor.exec(part) ?? []), ...namesIn(part, names)]
      return withMasked(part, aside, (open) => {
        const kept = keepClaims(open, ahead)
        return isWish(part) ? kept : tellsAhead(kept)
      })
    }
    return withMasked(part, wishedFor(part, names), (whole) => {
      const [, open = '', end = ''] = /^([\s\S]*?)([,;:]?)$/.exec(whole) ?? []
      const kept = keepAnswer(withOrdinaryTerms(open, ordinary), facts)
      const told = denies(part) && kept === open ? kept : tellsOwn(kept)
      return told === open ? whole : told.replace(/(?<![.!?])$/, told === '' ? '' : end)
    })
  }
  const bearsOut = (place: string) => keepClaims(place.slice(1, -1), ofTheAd) === place.slice(1, -1)

  return {
    facts,
    sentence: (text) =>
      withMasked(text, (text.match(placeholders) ?? []).filter(bearsOut), (open) => {
        const kept: string[] = []
        let [isOfTheAd, asksForMore] = [false, false]
        for (const part of partsOf(open)) {
          isOfTheAd = tellsOfTheAd(part) || (isOfTheAd && !speaksAsMe.test(part))
          // "You ask for telemetry, and that is my daily work" claims what the ad asks for.
          if (asksForMore && !isOfTheAd && pointsBack.test(part)) break
          asksForMore ||= isOfTheAd && namesTerm(part.toLowerCase())
          const held = isOfTheAd ? tellsAhead(keepClaims(part, ofTheAd)) : heldPart(part)
          if (held !== '') kept.push(held)
          // What hangs on something made up goes with it.
          if (held === '' || (/[.!?]$/.test(held) && !/[.!?]$/.test(part))) break
        }
        const whole = kept.join(' ')
        return whole === open ? whole : ended(whole)
      }),
  }
}

const speaksAsMe = /\b(?:I|I['’]\w+|my|me|mine|we|our)\b/
const pointsBack = /\b(?:it|them|that|this|these|those|all|both|either)\b|that['’]s/i
/** How long the talk may take that is asked for is no fact of anybody. */
const timeAskedFor =
  /\b(?:five|ten|fifteen|twenty|thirty|forty-five|[1-6]?\d) minutes\b|\bhalf an hour\b|\b(?:an|one) hour\b|\bone (?:shift|day|morning|evening|night)\b/i

/** Other names of the skills and tools that a text names: who has k8s has Kubernetes. */
function spellingsIn(text: string): string {
  return findKnown(tokensOf(tidy(text)), false)
    .flatMap(([match]) => match?.spelling.concept.spellings.map((spelling) => spelling.text) ?? [])
    .join('; ')
}

/** "From thirty four to twenty nine percent" vouches for "from 34 to 29 percent". */
const inDigits = (text: string) =>
  text.replace(new RegExp(`\\b${writtenNumber}\\b`, 'gi'), (written) => String(writtenValue(written)))

const number = new RegExp(`\\b(?:\\d[\\d,.]*%?|${writtenNumber}|percent)\\b`, 'gi')

/** Figures are looked at by the guard of figures; here they are nobody's words. */
function besideNumbers(tells: (text: string) => string): (text: string) => string {
  return (text) => withMasked(text, [...new Set(text.replace(placeholders, ' ').match(number) ?? [])], tells)
}

function withOrdinaryTerms(part: string, terms: readonly string[]): string {
  return terms.reduce(
    (text, term) => text.replace(new RegExp(`(?<=[^.!?\\s]\\s)${term}\\b(?! (?:yet|so far))`, 'g'), `[${term}, if true]`),
    part,
  )
}

function ended(text: string): string {
  const bare = text.replace(/[\s,;:–—-]+$/, '').replace(/,? (?:and|but|so|which|though|because)$/, '')
  return wordsOf(bare).length === 0 && !bare.includes('[') ? '' : /[.!?…]["”\]]?$/.test(bare) ? bare : `${bare}.`
}

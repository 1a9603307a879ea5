import { type Facts, readFacts } from '../../guards/facts.ts'
import { keepAdvice, keepClaims } from '../../guards/keep-to-facts.ts'
import { nameSource } from '../../guards/names.ts'
import { soundsInjected } from '../../guards/obedience.ts'
import { plainText, shortened } from '../../guards/plain-text.ts'
import { isQuoteOf } from '../../guards/quotes.ts'
import { keepSentences, sentencesOf } from '../../guards/sentences.ts'
import { wordsOf } from '../../guards/words.ts'
import { withoutOrders } from '../../scoring/answer/orders.ts'
import { readMatch } from '../../scoring/reading.ts'
import { isMachineOrder } from '../../scoring/text/machine-orders.ts'
import { tidy } from '../../scoring/text/tidy.ts'
import { toldIn } from '../interview/told-in.ts'
import { keepAnswer } from '../preparation/keep-answer.ts'
import { besideWishes, jobNames, looksAhead, tellsOfTheAd } from './forward-talk.ts'

/** Characters; made for the page and the PDF. */
const sizes = { line: 360, paragraph: 2400 }
const mostSuggestions = 6
const fewestWords = 5

/** With these anything can be pitched, so they vouch for no fact. */
const everyPitch = `hello hi hey because beyond whatever picture nobody everybody let good morning afternoon evening name thank thanks listening listen hear time today position role job opening apply applying interested here because tell talk
  speak call meet find spare arrange schedule set discuss chat coffee draw draws attract attracts conversation minutes half hour week day show bring help join team company learn learned experience work working worked skills use using know
  would like love happy glad want ready start glad free available pitch person people next step ask need needs look looking proud part own best well like great good strong`

export interface PitchSources {
  resumeText: string
  jobDescription: string
  /** What the person said; '' for a script. */
  transcript: string
  /** What the person meant to say. */
  script: string
  today: Date
}

/** A model's words about a pitch, held to what the person wrote and said. */
export interface PitchGuard {
  /** A pitch in paragraphs; what nobody told is cut or a `[placeholder]`. '' where nothing could stand. */
  pitch(text: string): string
  suggestions(items: readonly string[]): string[]
}

export function pitchGuard({ resumeText, jobDescription, transcript, script, today }: PitchSources): PitchGuard {
  // As written and as our reading tidies it: "St. Anne" is "St Anne" there.
  const own = [resumeText, tidy(resumeText), transcript].join('\n')
  // What the person is here for is no place where they worked.
  const behind = [resumeText, tidy(resumeText), keepSentences(transcript, (sentence) => !looksAhead(sentence))].join('\n')
  const reading = readMatch(own, jobDescription, today.getUTCFullYear())
  const missingTerms = reading.missing.map(({ term }) => term)
  const read = readFacts({ resumeText: behind, jobDescription, missingTerms, today })
  const facts: Facts = { ...read, resume: { ...read.resume, names: nameSource(`${behind}\n${everyPitch}`) } }
  const ofTheAd: Facts = { ...facts, missingTerms: [], resume: facts.both }
  // Who asks for something may name the figures of the ad: "your kitchen of sixty covers".
  const ahead: Facts = { ...facts, resume: { ...facts.resume, figures: facts.both.figures } }
  const links = { own, named: jobDescription }
  const obeys = (sentence: string) => {
    const bare = withoutOwnGrades(sentence, own)
    return soundsInjected(bare) || isMachineOrder(bare) || withoutOrders(bare).trim() === ''
  }
  const clean = (text: string, max: number) =>
    shortened(
      keepSentences(plainText(text, links), (sentence) => !obeys(sentence)),
      max,
    )
  const tellsOwn = besidePlaceholders(toldIn(own, everyPitch))
  const tellsAhead = besidePlaceholders(toldIn(`${own}\n${jobDescription}`, everyPitch))
  const names = jobNames(reading.ad, jobDescription, behind)
  const spoken = (sentence: string): string => {
    if (tellsOfTheAd(sentence)) return tellsAhead(keepClaims(sentence, ofTheAd))
    return looksAhead(sentence)
      ? withoutTimes(sentence, (text) => tellsAhead(besideWishes(text, names, (open) => keepClaims(open, ahead))))
      : tellsOwn(besideWishes(sentence, names, (text) => keepAnswer(text, facts)))
  }
  const suggestion = (text: string): string => {
    const cleaned = clean(text, sizes.line)
    const sources = [own, jobDescription, script].join('\n')
    const quoted = keepSentences(
      cleaned,
      (sentence) => !speaksAsMe(sentence) && quotationsIn(sentence).every((quote) => isQuoteOf(quote, sources)),
    )
    const kept = keepAdvice(quoted, facts)
    // What had to become a placeholder was no observation of this pitch.
    return placeholdersIn(kept) > placeholdersIn(cleaned) ? '' : kept
  }
  return {
    pitch: (text) =>
      text
        .split(/\n\s*\n|\n/)
        .map((paragraph) =>
          sentencesOf(speakable(clean(paragraph, sizes.paragraph)))
            .map(spoken)
            .filter(Boolean)
            .join(' '),
        )
        .filter(Boolean)
        .join('\n\n'),
    suggestions: (items) =>
      items
        .map(suggestion)
        .filter(
          (text, at, all) => wordsOf(text).length >= fewestWords && all.findIndex((other) => same(other) === same(text)) === at,
        )
        .slice(0, mostSuggestions),
  }
}

const quotations = /[“"„]([^“”"„]{3,400})[”"“]/g
const quotationsIn = (sentence: string): string[] =>
  [...sentence.matchAll(quotations)]
    .map(([, quote = '']) => quote)
    .filter((quote) => wordsOf(quote).length >= 3 && !quote.includes('['))
/** A coach says "you": a sentence in the person's name outside of quotation marks is no advice. */
const speaksAsMe = (sentence: string) => /\b(?:I|my|me|mine|we|our)\b/.test(sentence.replace(quotations, ' '))

const placeholder = /\[[^\]]*\]/g
const letters = 'abcdefghijklmnop'

/** What stands in brackets is nobody's claim, and its commas end no part of a sentence. */
function besidePlaceholders(tells: (text: string) => string): (text: string) => string {
  return (text) => {
    const places = (text.match(placeholder) ?? []).slice(0, letters.length)
    const open = places.reduce((rest, place, at) => rest.replace(place, `[${letters[at]}]`), text)
    return places.reduce((rest, place, at) => rest.replace(`[${letters[at]}]`, () => place), tells(open))
  }
}

/** How long the talk may take that is asked for is no fact of anybody. */
const timeAskedFor = /\b(?:five|ten|fifteen|twenty|thirty|forty-five|[1-6]?\d) minutes\b|\bhalf an hour\b|\b(?:an|one) hour\b/i

function withoutTimes(sentence: string, held: (text: string) => string): string {
  const time = timeAskedFor.exec(sentence)?.[0]
  return time ? held(sentence.replace(time, '[time]')).replace('[time]', time) : held(sentence)
}

const placeholdersIn = (text: string) => text.match(/\[[^\]]*\]/g)?.length ?? 0
const same = (text: string) => wordsOf(text).join(' ')

/** Nobody says a dash, and no two counters of words agree on it. */
const speakable = (text: string) => text.replace(/\s+[–—-]+\s+/g, ', ')

/** A grade, a rating or a job as assistant that the person told of is no verdict and no machine of ours. */
function withoutOwnGrades(sentence: string, own: string): string {
  const bare = /\bassistant\b/i.test(own) ? sentence.replace(/\bassistant\b/gi, 'helper') : sentence
  return bare.replace(/\b(?:score|rating|grade)s?\b.{0,40}?(\d{1,3}(?:\.\d+)?)(?!\d)/gi, (grade, figure: string) =>
    figure === '10' || figure === '100' || !own.includes(figure) ? grade : '',
  )
}

import type { Facts } from '../../guard/facts.ts'
import { keepAdvice } from '../../guard/keep-to-facts.ts'
import { adviceFor, type Clean, cleanerFor, saysSomething, unique } from '../../guard/model-text.ts'
import { quotesAreTrue } from '../../guard/quotes.ts'
import { soundsInjected } from '../../text/obedience.ts'
import { sentencesOf } from '../../text/sentences.ts'

/** How many and how long, in characters. */
export const sizes = { question: 260, part: 420, spoken: 900, item: 320, text: 900, listAtMost: 7, listAtLeast: 2 }
/** Fewer words are no answer. */
export const fewestWords = { question: 5, spoken: 10, item: 4, text: 8 }

/** A model's texts as plain words that the facts bear. */
export interface TextGuards {
  /** Without markup, foreign links and sentences that obey somebody else. */
  clean: Clean
  /** What the interviewer asks; a figure or name that is in neither text leaves a `[placeholder]`. */
  asked(text: string): string
  /** One sentence or two of advice; '' where nothing could stand. */
  advice(text: string): string
  /** Items of a list that could stand, or null where fewer than two could. */
  list(items: readonly string[]): string[] | null
  /** A paragraph, or null. */
  text(written: string): string | null
}

/** "Grade 5 at GCSE" is a teacher's own figure; a score of 10 or 100 is what injected orders ask for. */
const withoutOwnGrades = (own: string) => (sentence: string) =>
  sentence.replace(/\b(?:score|rating|grade)s?\b.{0,24}?\d{1,3}\b/gi, (grade) =>
    /\b(?:10|100)\b/.test(grade) || !own.includes(grade.toLowerCase()) ? grade : '',
  )

const isOpenQuestion =
  /^(?:what|how|where|when|which|who|whom|why|could|can|would|do|did|is|are|tell|describe|walk|explain|suppose)\b(?!.{0,40}\b(?:since|given that|because) you\b).*[?.]$/i

export function textGuards(facts: Facts): TextGuards {
  const links = { own: facts.resume.text, named: facts.ad.text }
  const ungraded = withoutOwnGrades(facts.both.text.toLowerCase())
  const clean = cleanerFor(links, (sentence) => soundsInjected(ungraded(sentence)))
  const advised = adviceFor(facts, clean)
  // A question is no claim: it may ask about the ad's demands as about the person's own work.
  const open: Facts = { ...facts, resume: facts.both, missingTerms: [] }
  const asked = (text: string) =>
    sentencesOf(clean(text, sizes.question))
      .filter((sentence) => quotesAreTrue(sentence, [facts.both]))
      .map((sentence) => keepAdvice(sentence, isOpenQuestion.test(sentence) ? open : facts))
      .join(' ')
  const advice = (text: string) => {
    const kept = advised(text, sizes.item)
    return saysSomething(kept, fewestWords.item) ? kept : ''
  }
  const list = (items: readonly string[]) => {
    const kept = unique(items.map(advice).filter(Boolean), (item) => item).slice(0, sizes.listAtMost)
    return kept.length >= sizes.listAtLeast ? kept : null
  }
  const text = (written: string) => {
    const kept = advised(written, sizes.text)
    return saysSomething(kept, fewestWords.text) ? kept : null
  }

  return { clean, asked, advice, list, text }
}

import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import { withoutDeliveryTalk } from '../../guard/delivery-talk.ts'
import { readFacts, sourceOf } from '../../guard/facts.ts'
import { retellingGuard } from '../../guard/keep-retelling.ts'
import { keepAdvice, keepClaims } from '../../guard/keep-to-facts.ts'
import { cleanerFor, placeholdersIn, quotationsIn, saysSomething, unique, uniqueTexts } from '../../guard/model-text.ts'
import { plainText } from '../../guard/plain-text.ts'
import { isQuoteOf, quotedLine } from '../../guard/quotes.ts'
import type { ReviewAnswerInput } from '../../interview-coach.ts'
import { readMatch } from '../../reading/built-in/read-match.ts'
import type { AnswerReading } from '../../score/answer/answer-reading.ts'
import { keepSentences } from '../../text/sentences.ts'
import { wordsOf } from '../../text/words.ts'

/** How many and how long, in characters; made for the page and the PDF. */
const sizes = { strengths: 4, improvements: 5, line: 320, sentences: 4, sentence: 400, answer: 1800 }
const fewestWords = { line: 4, answer: 12 }

/** A model's words about one answer, held to what was said; null is too little that could stand. */
export interface AnswerGuard {
  strengths(items: readonly string[]): string[]
  improvements(items: readonly string[]): string[]
  sentences(items: readonly { original: string; improved: string }[]): AnswerFeedback['sentenceFeedback']
  retold(text: string): string | null
}

export function answerGuard(
  { question, goal, jobDescription = '' }: ReviewAnswerInput,
  { answer, clauses, delivery }: AnswerReading,
  today: Date,
): AnswerGuard {
  const asked = [question, goal ?? '', jobDescription].join('\n')
  const missingTerms = jobDescription.trim() ? readMatch(answer, jobDescription).missing.map(({ term }) => term) : []
  const facts = readFacts({ resumeText: answer, jobDescription: asked, missingTerms, today })
  const links = { own: answer, named: jobDescription }
  const [sources, own] = [{ text: [answer, asked].join('\n') }, { text: answer }]
  const tells = retellingGuard(answer, question)
  const isMeasured = delivery.wordsPerMinute !== null || delivery.pauses !== null || delivery.fillers !== null
  const clean = cleanerFor(links)
  const stays = (text: string) => keepClaims(text, facts) === text && tells(text) === text
  const advice = (text: string) => {
    const cleaned = isMeasured ? clean(text, sizes.line) : withoutDeliveryTalk(clean(text, sizes.line))
    const kept = keepAdvice(
      keepSentences(cleaned, (sentence) => quotationsIn(sentence).every((quote) => isQuoteOf(quote, sources) || stays(quote))),
      facts,
    )
    // What had to become a placeholder was no observation of this answer.
    return placeholdersIn(kept) > placeholdersIn(cleaned) ? '' : kept
  }
  /** Praise speaks of what was said and of nothing else: quotes are quotes, and nothing in it needs a placeholder. */
  const praise = (text: string) => {
    const kept = keepSentences(advice(text), (sentence) => quotationsIn(sentence).every((quote) => isQuoteOf(quote, own)))
    const claims = kept.replace(counted, 'some $1')
    return keepClaims(claims, facts) === claims && !kept.includes('[') ? kept : ''
  }
  return {
    strengths: (items) => uniqueTexts(items.map(praise), fewestWords.line).slice(0, sizes.strengths),
    improvements: (items) => uniqueTexts(items.map(advice), fewestWords.line).slice(0, sizes.improvements),
    sentences(items) {
      const lines = clauses.map(({ text }) => text)
      const kept = items.flatMap(({ original, improved }) => {
        const said = quotedLine(plainText(original, links), lines, own)
        if (said === null) return []
        const better = tells(keepClaims(clean(improved, sizes.sentence), facts, sourceOf(said, today)))
        return saysSomething(better, fewestWords.line) && wordsOf(better).join(' ') !== wordsOf(said).join(' ')
          ? [{ original: said, improved: better }]
          : []
      })
      return unique(kept, ({ original }) => original).slice(0, sizes.sentences)
    },
    retold(text) {
      const cleaned = clean(text, sizes.answer)
      const kept = tells(keepClaims(cleaned, facts))
      // More than half of it was made up: the rest is no answer any more.
      return saysSomething(kept, fewestWords.answer) && kept.length >= cleaned.length / 2 ? kept : null
    },
  }
}

/** "two clear steps": the coach counts what it reads. */
const counted =
  /\b(?:one|two|three|four|five|\d) ((?:\w+ )?(?:steps?|examples?|reasons?|sentences?|parts?|facts?|figures?|points?|actions?|things?|places?|details?|numbers?))\b/gi

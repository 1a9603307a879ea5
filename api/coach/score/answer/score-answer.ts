import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import { scoreColorOf } from '../../../contract/score-band.ts'
import type { AnswerReading } from '../../reading/answer-reading.ts'
import { weightOf } from '../../reading/built-in/answer/answer-words.ts'
import { taggedWords } from '../../text/part-of-speech.ts'
import { type Measured, measureDelivery } from '../delivery/delivery.ts'
import type { Spoken } from '../delivery/spoken.ts'
import { scoreOfParts } from '../weighted-parts.ts'
import { answerParts } from './answer-parts.ts'
import { findingsOf } from './findings.ts'

export interface AnswerNumbers extends Pick<AnswerFeedback, 'score' | 'scoreColor' | 'scoreParts' | 'findings'> {
  reading: AnswerReading
  measured: Measured
}

/** The numbers of an answer's feedback, by the same table whoever read it. */
export function scoreAnswer(reading: AnswerReading, spoken: Spoken): AnswerNumbers {
  const measured = measureDelivery(spoken)
  const isTyped = spoken.source === 'typed'
  const scoreParts = answerParts({ reading, delivery: measured.delivery, isTyped, tellingWords: tellingWordsIn(reading) })
  const score = scoreOfParts(scoreParts)
  const findings = findingsOf(reading, measured, spoken.transcript, spoken.words)
  return { reading, measured, scoreParts, score, scoreColor: scoreColorOf(score), findings }
}

const telling: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'NUM', 'PROPN'])

/** Different words that tell something. */
function tellingWordsIn({ lines }: AnswerReading): number {
  const words = taggedWords(lines.map(({ text }) => text).join(' '))
  return new Set(words.filter(({ tag, lower }) => telling.has(tag) && weightOf(lower) > 0.3).map(({ lower }) => lower)).size
}

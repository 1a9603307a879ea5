import type { AnswerFeedback, AnswerFinding } from '../../../contract/answer-feedback.ts'
import { scoreColorOf } from '../../../contract/score-band.ts'
import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import { weightOf } from '../../reading/built-in/answer/answer-words.ts'
import { taggedWords } from '../../text/part-of-speech.ts'
import { type Measured, measureDelivery, type Spoken } from '../delivery/delivery.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'
import { scoreOfParts } from '../weighted-parts.ts'
import { answerParts } from './answer-parts.ts'

export interface AnswerNumbers extends Pick<AnswerFeedback, 'score' | 'scoreColor' | 'scoreParts' | 'findings'> {
  reading: AnswerReading
  measured: Measured
}

export function scoreAnswer(reading: AnswerReading, spoken: Spoken): AnswerNumbers {
  const measured = measureDelivery(spoken)
  const isTyped = spoken.source === 'typed'
  const scoreParts = answerParts({ reading, delivery: measured.delivery, isTyped, tellingWords: tellingWordsIn(reading) })
  const score = scoreOfParts(scoreParts)
  const findings = findingsOf(reading, measured, spoken)
  return { reading, measured, scoreParts, score, scoreColor: scoreColorOf(score), findings }
}

const telling: ReadonlySet<string> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'NUM', 'PROPN'])

function tellingWordsIn({ lines }: AnswerReading): number {
  const words = taggedWords(lines.map(({ text }) => text).join(' '))
  return new Set(words.filter(({ tag, lower }) => telling.has(tag) && weightOf(lower) > 0.3).map(({ lower }) => lower)).size
}

/** What is worth looking at in an answer, each with its quote and, where word times are known, its time; in the order it was said. */
function findingsOf(reading: AnswerReading, measured: Measured, { transcript, words }: Spoken): AnswerFinding[] {
  const { on, ofDelivery } = findingsIn(transcript, words)
  const weak = (ids: readonly string[], what: string) => linesOf(reading, ids).flatMap((line) => on('weakness', line, what))
  return inOrder([
    ...ofDelivery(measured),
    ...weak(reading.contempt, 'Puts someone down.'),
    ...weak(reading.aside, 'Goes off topic.'),
  ])
}

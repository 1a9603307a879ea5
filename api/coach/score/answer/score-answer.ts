import type { AnswerFeedback, AnswerFinding, AnswerScorePart } from '../../../contract/answer-feedback.ts'
import { scoreColorOf } from '../../../contract/score-band.ts'
import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import { weightOf } from '../../reading/built-in/answer/words.ts'
import { taggedWords } from '../../text/part-of-speech.ts'
import { type Measured, measureDelivery, type Spoken } from '../delivery/delivery.ts'
import { deliveryParts, deliveryShares } from '../delivery/delivery-parts.ts'
import { findingsIn, inOrder } from '../delivery/located-findings.ts'
import { aboutDelivery, maximaOf, scoreOfParts, within } from '../weighted-parts.ts'
import {
  bearings,
  limitOf,
  type ScoredAnswer,
  type Share,
  specificsOf,
  startsWithPoint,
  stepsForFull,
  verdictOf,
  whyOf,
  worthOfContent,
} from './part-reasons.ts'
import sentences from './sentences.json' with { type: 'json' }

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

/** In the order it was said. */
function findingsOf(reading: AnswerReading, measured: Measured, { transcript, words }: Spoken): AnswerFinding[] {
  const { on, ofDelivery } = findingsIn(transcript, words)
  const weak = (ids: readonly string[], what: string) => linesOf(reading, ids).flatMap((line) => on('weakness', line, what))
  return inOrder([
    ...ofDelivery(measured),
    ...weak(reading.contempt, 'Puts someone down.'),
    ...weak(reading.aside, 'Goes off topic.'),
  ])
}

const neededWords = 24
const shortBelowSeconds = 35

/** The table of docs/scoring.md. */
function contentShares(reading: AnswerReading): Share[] {
  const { type, relevance, point, situation, task, action, result, checkable } = reading
  const has = (ids: readonly string[]) => (ids.length > 0 ? 1 : 0)
  const steps = within(reading.ownSteps / stepsForFull)
  const rows: Share[] =
    type === 'behavioral'
      ? [
          ['situation', 7, has(situation)],
          ['task', 5, Math.max(has(task), steps === 1 ? 0.6 : 0)],
          ['action', 19, steps || 0.2 * has(action)],
          ['result', 17, Math.max(has(checkable), 0.6 * has(result))],
        ]
      : [
          ['answer', 10, has(point) || 0.3],
          ['substance', 30, within(specificsOf(reading) + 0.25 * steps)],
          ['structure', 8, startsWithPoint(reading) ? 1 : 0.4],
        ]
  return [['relevance', 12, bearings[relevance].share], ...rows]
}

/** Delivery counts only for an answer: a fluent "I don't know" is no fluent answer. */
function sharesOfDelivery({ reading, delivery, isTyped, tellingWords }: ScoredAnswer): Share[] {
  const isAnswered = verdictOf(reading) === 'answered'
  const isShort = delivery.durationSeconds !== null && delivery.durationSeconds < shortBelowSeconds
  const isAnswer = isAnswered || verdictOf(reading) === 'off-subject'
  const length: Share = ['length', 10, isAnswer ? Math.min(isShort ? 0.6 : 1, tellingWords / neededWords) : 0]
  if (isTyped) return [length]
  return [...deliveryParts.map((id): Share => [id, 10, isAnswered ? deliveryShares[id]({ delivery }) : null]), length]
}

/** A limit takes from the content first, so that the parts still add up to the score. */
function answerParts(answer: ScoredAnswer): AnswerScorePart[] {
  const { reading } = answer
  const shares = [...contentShares(reading), ...sharesOfDelivery(answer)]
  const maxima = maximaOf(shares)
  const { most } = limitOf(reading)
  const worth = worthOfContent(reading)
  const earned = ([id, , share]: Share) =>
    (maxima.get(id) ?? 0) * (share ?? 0) * (id === 'relevance' || aboutDelivery.has(id) ? 1 : worth)
  const sumOf = (isDelivery: boolean) =>
    shares.reduce((sum, share) => sum + (aboutDelivery.has(share[0]) === isDelivery ? earned(share) : 0), 0)
  const ofDelivery = sumOf(true)
  const keptOfDelivery = Math.min(1, most / Math.max(1, ofDelivery))
  const keptOfContent = Math.min(1, Math.max(0, most - ofDelivery) / Math.max(1, sumOf(false)))
  return shares.map((one) => {
    const [id, , share] = one
    const points = Math.floor(earned(one) * (aboutDelivery.has(id) ? keptOfDelivery : keptOfContent) * 10) / 10
    const max = maxima.get(id) ?? 0
    return { id, label: sentences.labels[id], points: share === null ? null : points, max, why: whyOf(one, answer, points / max) }
  })
}

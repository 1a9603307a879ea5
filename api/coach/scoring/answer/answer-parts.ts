import type { AnswerPartId, AnswerScorePart, AnswerVerdict } from '../../../contract/answer-feedback.ts'
import { fillersShare, paceShare, pausesShare } from '../speech/delivery-shares.ts'
import { countSpokenWords } from '../speech/tokens.ts'
import type { AnswerReading } from './answer-reading.ts'
import { whyOf } from './part-reasons.ts'

/**
 * What each part is worth. Content 60, pace and pauses 20, fillers 10, length 10 (research/scoring.md); inside the content the four parts of
 * a story keep their order there: action first, then result.
 */
const weights = {
  behavioral: { relevance: 8, situation: 8, task: 7, action: 19, result: 18 },
  general: { relevance: 10, answer: 16, substance: 22, structure: 12 },
  delivery: { pace: 10, pauses: 10, fillers: 10, length: 10 },
} as const

export const partLabels: Record<AnswerPartId, string> = {
  relevance: 'On the question',
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  answer: 'Answers the question',
  substance: 'Facts and examples',
  structure: 'Order',
  pace: 'Pace',
  pauses: 'Pauses',
  fillers: 'Fillers',
  length: 'Length',
}

/** The specification's bounds: under 30 words is brief, over 100 detailed. */
export const briefBelowWords = 30
export const detailedAboveWords = 100
/** A spoken answer shorter than this is warned (research/scoring.md). */
export const shortBelowSeconds = 35

/** How much of what is in it an answer of another kind is worth. */
const worthOf: Record<AnswerVerdict, number> = { answered: 1, 'off-subject': 0.15, 'no-answer': 0, 'nothing-said': 0 }

type Share = [AnswerPartId, weight: number, share: number | null]

/** The rows of the score. What could not be measured has no points, and the others share its weight. */
export function answerParts(reading: AnswerReading): AnswerScorePart[] {
  const shares = [...contentShares(reading), ...deliveryShares(reading)]
  const measured = shares.filter(([, , share]) => share !== null)
  const scale = 100 / measured.reduce((sum, [, weight]) => sum + weight, 0)
  const maxima = new Map(measured.map(([id, weight]) => [id, tenths(weight * scale)]))
  // Rounding may leave a tenth over; the weightiest row takes it, so that the maxima add up to 100.
  const weightiest = measured.reduce((most, next) => (next[1] > most[1] ? next : most))[0]
  maxima.set(weightiest, tenths(maxima.get(weightiest)! + 100 - [...maxima.values()].reduce((sum, max) => sum + max, 0)))
  return shares.map(([id, , share]) => {
    const max = maxima.get(id) ?? 0
    return { id, label: partLabels[id], points: share === null ? null : tenths(max * share), max, why: whyOf(id, reading, share) }
  })
}

const tenths = (points: number) => Math.round(points * 10) / 10

function contentShares({ type, star, general, relevance, verdict }: AnswerReading): Share[] {
  const worth = worthOf[verdict]
  const { question, job } = relevance
  const touches = worth * (job === null ? question : 0.75 * question + 0.25 * job)
  const rows: Share[] =
    type === 'behavioral'
      ? (['situation', 'task', 'action', 'result'] as const).map((id) => [
          id,
          weights.behavioral[id],
          worth * star.concreteness * star[id].share,
        ])
      : (['answer', 'substance', 'structure'] as const).map((id) => [id, weights.general[id], worth * general[id].share])
  return [['relevance', weights[type].relevance, verdict === 'off-subject' ? 0 : touches], ...rows]
}

/** How it was said counts only where there is an answer: a fluent "I don't know" is no fluent answer. */
function deliveryShares(reading: AnswerReading): Share[] {
  const { delivery, verdict } = reading
  const counts = verdict === 'answered'
  return [
    ['pace', weights.delivery.pace, counts ? paceShare(delivery) : null],
    ['pauses', weights.delivery.pauses, counts ? pausesShare(delivery) : null],
    ['fillers', weights.delivery.fillers, counts ? fillersShare(delivery) : null],
    ['length', weights.delivery.length, worthOf[verdict] * lengthShare(reading)],
  ]
}

/** From nothing over half at 30 words to full at 100; an answer under 35 s is at most three fifths, however fast it was. */
function lengthShare({ answer, delivery }: AnswerReading): number {
  const words = countSpokenWords(answer)
  const byWords =
    words < briefBelowWords
      ? (0.5 * words) / briefBelowWords
      : Math.min(1, 0.5 + (0.5 * (words - briefBelowWords)) / (detailedAboveWords - briefBelowWords))
  const isShort = delivery.durationSeconds !== null && delivery.durationSeconds < shortBelowSeconds
  return isShort ? Math.min(0.6, byWords) : byWords
}

/** Which share of its points a row has, 0 to 1; null where it was not measured. */
export function partShare({ points, max }: AnswerScorePart): number | null {
  return points === null || max === 0 ? null : points / max
}

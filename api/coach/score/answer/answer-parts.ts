import type { AnswerPartId, AnswerScorePart, AnswerVerdict } from '../../../contract/answer-feedback.ts'
import { fillersShare, paceShare, pausesShare } from '../delivery/delivery-shares.ts'
import { maximaOf, type WeightedShare } from '../weighted-parts.ts'
import type { AnswerReading } from './answer-reading.ts'
import { answersTheQuestion, limitOf } from './limit.ts'
import { whyOf } from './part-reasons.ts'
import { ownWords } from './substance.ts'

/**
 * What each part is worth. Content 60, pace and pauses 20, fillers 10, length 10 (docs/scoring.md); inside the content the four parts of
 * a story keep their order there: action first, then result.
 */
const weights = {
  behavioral: { relevance: 12, situation: 7, task: 5, action: 19, result: 17 },
  general: { relevance: 12, answer: 16, substance: 20, structure: 12 },
  delivery: { pace: 10, pauses: 10, fillers: 10, length: 10 },
} as const

const partLabels: Record<AnswerPartId, string> = {
  relevance: 'Relevance',
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

/** A spoken answer shorter than this loses points for its length. */
const shortBelowSeconds = 35

/** How much of what is in it an answer of another kind is worth. */
const worthOf: Record<AnswerVerdict, number> = { answered: 1, 'off-subject': 0.5, 'no-answer': 0.1, 'nothing-said': 0 }
/** Words of its own, each counted once, that an answer needs; more add nothing. */
export const neededWords = 24

type Share = WeightedShare<AnswerPartId>

/** The parts of the score; what limits an answer takes from all of them alike, so that they still add up to the score. */
export function answerParts(reading: AnswerReading): AnswerScorePart[] {
  const shares = [...contentShares(reading), ...deliveryShares(reading)]
  const maxima = maximaOf(shares)
  const points = (id: AnswerPartId, share: number | null) => (maxima.get(id) ?? 0) * (share ?? 0)
  const limit = limitOf(reading)
  const reached = shares.reduce((sum, [id, , share]) => sum + points(id, share), 0)
  const kept = Math.min(1, limit.points / Math.max(1, reached))
  return shares.map(([id, , share]) => {
    const why = whyOf(id, reading, share)
    return {
      id,
      label: partLabels[id],
      points: share === null ? null : Math.floor(points(id, share) * kept * 10) / 10,
      max: maxima.get(id) ?? 0,
      why: kept < 1 && limit.why && share !== null && !why.startsWith(limit.why) ? `${why} ${limit.why}` : why,
    }
  })
}

function contentShares({ type, star, general, relevance, quality, substance, verdict }: AnswerReading): Share[] {
  const worth = worthOf[verdict]
  const question = answersTheQuestion(quality)
  const { job } = relevance
  const touches = worth * (job === null ? question : 0.75 * question + 0.25 * job)
  const own = 0.3 + 0.7 * substance.share
  // An answer that is no story may explain between what it says was or would be done.
  const dense = Math.min(1, 1.6 * substance.density)
  const rows: [AnswerPartId, number][] =
    type === 'behavioral'
      ? [
          ['situation', own * substance.episodic * star.situation.share],
          ['task', own * substance.episodic * star.task.share],
          ['action', own * substance.density * star.action.share],
          ['result', own * substance.episodic * star.result.share],
        ]
      : [
          ['answer', own * (0.4 + 0.6 * dense) * general.answer.share],
          ['substance', own * dense * general.substance.share],
          ['structure', dense * general.structure.share],
        ]
  const weight = weights[type] as Partial<Record<AnswerPartId, number>>
  return [['relevance', weights[type].relevance, touches], ...rows.map(([id, share]): Share => [id, weight[id]!, worth * share])]
}

/** How it was said counts only where somebody spoke, and answered: a fluent "I don't know" is no fluent answer. */
function deliveryShares(reading: AnswerReading): Share[] {
  const { delivery, verdict, isTyped } = reading
  const counts = verdict === 'answered'
  const length: Share = ['length', weights.delivery.length, worthOf[verdict] * lengthShare(reading)]
  if (isTyped) return [length]
  return [
    ['pace', weights.delivery.pace, counts ? paceShare(delivery) : null],
    ['pauses', weights.delivery.pauses, counts ? pausesShare(delivery) : null],
    ['fillers', weights.delivery.fillers, counts ? fillersShare(delivery) : null],
    length,
  ]
}

/** Full from what an answer needs on, more adds nothing; an answer under 35 s is at most three fifths, however fast it was. */
function lengthShare({ words, delivery }: AnswerReading): number {
  const share = Math.min(1, ownWords(words) / neededWords)
  return delivery.durationSeconds !== null && delivery.durationSeconds < shortBelowSeconds ? Math.min(0.6, share) : share
}

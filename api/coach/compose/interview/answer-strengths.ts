import type { AnswerScorePart } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../score/answer/answer-reading.ts'
import { partShare } from '../../score/weighted-parts.ts'
import type { Clause } from '../../text/clauses.ts'
import { listed } from '../wording.ts'
import { shortQuote } from './short-quote.ts'

const mostStrengths = 4
/** A part with this share of its points is worth praise. */
const good = 0.75

const from = (clause: Clause | null) => (clause ? `: ${shortQuote(clause)}` : '')

/** What a part done well sounds like, with the person's own words; null where there is nothing to point at. */
const praise: Partial<Record<AnswerScorePart['id'], (reading: AnswerReading) => string | null>> = {
  result: ({ star }) =>
    star.result.share < 1
      ? null
      : `You say what came of it${star.result.hasFigure ? ', with something that can be checked' : ''}${from(star.result.clause)}.`,
  action: ({ star }) => `You say what you did yourself, step by step${from(star.action.clause)}.`,
  situation: ({ star }) => `You set the scene, so that a stranger can follow${from(star.situation.clause)}.`,
  task: ({ star }) => (star.task.isOwn ? `You make clear what was yours to do${from(star.task.clause)}.` : null),
  answer: ({ general }) =>
    general.answer.missing.length === 0
      ? `You say what such a question asks for: ${listed(general.answer.met.map(({ name }) => name))}.`
      : null,
  substance: ({ general }) => `You say what you do or did yourself${from(general.substance.clause)}.`,
  structure: () => 'Your answer has an order that is easy to follow, and an end.',
  relevance: ({ relevance }) =>
    relevance.jobTerms.length > 0 ? `You name what this job asks for: ${listed(relevance.jobTerms.slice(0, 3))}.` : null,
  fillers: ({ delivery }) =>
    `You speak with hardly a filler${delivery.fillersPerMinute === null ? '' : ` (${delivery.fillersPerMinute} a minute)`}.`,
  pauses: ({ delivery }) => (delivery.pauses?.length === 0 ? 'You speak fluently, without long silences.' : null),
  pace: ({ delivery }) => `Your pace of ${delivery.wordsPerMinute} words a minute is easy to follow.`,
}

/** Up to four things that went well, the content before the delivery; none where there is no answer, or one full of contempt. */
export function strengthsOf(reading: AnswerReading, parts: readonly AnswerScorePart[]): string[] {
  if (reading.verdict !== 'answered' || reading.hostile.length > 1) return []
  const order = Object.keys(praise)
  const found = parts
    .filter((part) => (partShare(part) ?? 0) >= good)
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .flatMap(({ id }) => {
      const text = praise[id]?.(reading)
      return text ? [{ id, text }] : []
    })
  // A fluent answer with nothing in it is no strength.
  const hasContent = found.some(({ id }) => !ofDelivery.has(id))
  return hasContent ? found.map(({ text }) => text).slice(0, mostStrengths) : []
}

const ofDelivery: ReadonlySet<string> = new Set(['fillers', 'pauses', 'pace'])

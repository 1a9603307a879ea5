import type { AnswerScorePart } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../score/answer/answer-reading.ts'
import { partShare } from '../../score/weighted-parts.ts'
import type { Clause } from '../../text/clauses.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { listed } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }
import { shortQuote } from './short-quote.ts'

const say = sentenceTemplates(templates)

const mostStrengths = 4
/** A part with this share of its points is worth praise. */
const good = 0.75

const from = (clause: Clause | null) => ({ clause: clause ? `: ${shortQuote(clause)}` : '' })

/** What a part done well sounds like, with the person's own words; null where there is nothing to point at. */
const praise: Partial<Record<AnswerScorePart['id'], (reading: AnswerReading) => string | null>> = {
  result: ({ star: { result } }) =>
    result.share < 1 ? null : say(result.hasFigure ? 'good.result.figure' : 'good.result', from(result.clause)),
  action: ({ star }) => say('good.action', from(star.action.clause)),
  situation: ({ star }) => say('good.situation', from(star.situation.clause)),
  task: ({ star }) => (star.task.isOwn ? say('good.task', from(star.task.clause)) : null),
  answer: ({ general: { answer } }) =>
    answer.missing.length === 0 ? say('good.answer', { names: listed(answer.met.map(({ name }) => name)) }) : null,
  substance: ({ general }) => say('good.substance', from(general.substance.clause)),
  structure: () => say('good.structure'),
  relevance: ({ relevance: { jobTerms } }) =>
    jobTerms.length > 0 ? say('good.relevance', { terms: listed(jobTerms.slice(0, 3)) }) : null,
  fillers: ({ delivery: { fillersPerMinute } }) =>
    say('good.fillers', { rate: fillersPerMinute === null ? '' : ` (${fillersPerMinute} a minute)` }),
  pauses: ({ delivery }) => (delivery.pauses?.length === 0 ? say('good.pauses') : null),
  pace: ({ delivery }) => say('good.pace', { words: delivery.wordsPerMinute! }),
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

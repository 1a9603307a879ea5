import type { AnswerScorePart } from '../../../contract/answer-feedback.ts'
import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import type { AnswerNumbers } from '../../score/answer/score-answer.ts'
import { verdictOf } from '../../score/answer/scored-answer.ts'
import { partShare } from '../../score/weighted-parts.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import templates from './sentences.json' with { type: 'json' }
import { shortQuote } from './short-quote.ts'

const say = sentenceTemplates(templates)
const mostStrengths = 4
/** A part with this share of its points is worth praise. */
const good = 0.75

function first(reading: AnswerReading, ids: readonly string[]): { clause: string } {
  const [line] = linesOf(reading, ids)
  return { clause: line ? `: ${shortQuote(line)}` : '' }
}

type Praise = (reading: AnswerReading, numbers: AnswerNumbers) => string | null

/** What a part done well sounds like, with the person's own words; null where there is nothing to point at. */
const praise: Partial<Record<AnswerScorePart['id'], Praise>> = {
  result: (reading) => say('good.result.figure', first(reading, reading.checkable)),
  action: (reading) => say('good.action', first(reading, reading.action)),
  situation: (reading) => say('good.situation', first(reading, reading.situation)),
  task: (reading) => (reading.task.length > 0 ? say('good.task', first(reading, reading.task)) : null),
  answer: (reading) => (reading.point.length > 0 ? say('good.answer', first(reading, reading.point)) : null),
  substance: (reading) => say('good.substance', first(reading, reading.action)),
  structure: () => say('good.structure'),
  fillers: (_, { measured: { delivery } }) =>
    say('good.fillers', { rate: delivery.fillersPerMinute === null ? '' : ` (${delivery.fillersPerMinute} a minute)` }),
  pauses: (_, { measured: { delivery } }) => (delivery.pauses?.length === 0 ? say('good.pauses') : null),
  pace: (_, { measured: { delivery } }) => say('good.pace', { words: delivery.wordsPerMinute! }),
}
const ofDelivery: ReadonlySet<string> = new Set(['fillers', 'pauses', 'pace'])

/** Up to four things that went well, the content before the delivery; none where there is no answer, or one full of contempt. */
export function strengthsOf(numbers: AnswerNumbers): string[] {
  const { reading, scoreParts } = numbers
  if (verdictOf(reading) !== 'answered' || reading.contempt.length > 1) return []
  const order = Object.keys(praise)
  const found = scoreParts
    .filter((part) => (partShare(part) ?? 0) >= good)
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .flatMap(({ id }) => {
      const text = praise[id]?.(reading, numbers)
      return text ? [{ id, text }] : []
    })
  // A fluent answer with nothing in it is no strength.
  const hasContent = found.some(({ id }) => !ofDelivery.has(id))
  return hasContent ? found.map(({ text }) => text).slice(0, mostStrengths) : []
}

import type { AnswerScorePart, Delivery } from '../../../contract/answer-feedback.ts'
import { type AnswerReading, linesOf } from '../../reading/answer-reading.ts'
import type { AnswerNumbers } from '../../score/answer/score-answer.ts'
import { verdictOf } from '../../score/answer/scored-answer.ts'
import { partShare } from '../../score/weighted-parts.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { shortQuote } from '../wording.ts'
import templates from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(templates)
const mostStrengths = 4
/** A part of the delivery with this share of its points is worth praise. */
const good = 0.75
const stepsWorthPraise = 3

type Praise = (reading: AnswerReading) => string | null

const found = (name: keyof typeof templates, reading: AnswerReading, ids: readonly string[]): string | null => {
  const [line] = linesOf(reading, ids)
  return line ? say(name, { clause: `: ${shortQuote(line)}` }) : null
}

/** What was found of a part, whatever limits the score of the whole: null where there is nothing to point at. */
const ofContent: readonly Praise[] = [
  (reading) => found('good.result.figure', reading, reading.checkable),
  (reading) =>
    reading.ownSteps < stepsWorthPraise
      ? null
      : found(reading.type === 'behavioral' ? 'good.action' : 'good.substance', reading, reading.action),
  (reading) => (reading.type === 'behavioral' ? found('good.situation', reading, reading.situation) : null),
  (reading) => (reading.type === 'behavioral' ? found('good.task', reading, reading.task) : null),
  (reading) => (reading.type === 'general' && reading.relevance === 'yes' ? found('good.answer', reading, reading.point) : null),
]

const ofDelivery: Partial<Record<AnswerScorePart['id'], (delivery: Delivery) => string | null>> = {
  fillers: ({ fillersPerMinute: rate }) => say('good.fillers', { rate: rate === null ? '' : ` (${rate} a minute)` }),
  pauses: ({ pauses }) => (pauses?.length === 0 ? say('good.pauses') : null),
  pace: ({ wordsPerMinute }) => say('good.pace', { words: wordsPerMinute! }),
}

/** Up to four things that went well, the content before the delivery; none where there is no answer, or one with contempt. */
export function strengthsOf(numbers: AnswerNumbers): string[] {
  const { reading, scoreParts, measured } = numbers
  if (verdictOf(reading) !== 'answered' || reading.contempt.length > 0) return []
  const content = ofContent.flatMap((praise) => praise(reading) ?? [])
  // A fluent answer with nothing in it is no strength.
  if (content.length === 0) return []
  const delivery = scoreParts
    .filter((part) => (partShare(part) ?? 0) >= good)
    .flatMap(({ id }) => ofDelivery[id]?.(measured.delivery) ?? [])
  return [...content, ...delivery].slice(0, mostStrengths)
}

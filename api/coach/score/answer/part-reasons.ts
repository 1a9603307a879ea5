import type { AnswerPartId, AnswerVerdict, Delivery } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../reading/answer-reading.ts'
import { deliveryReasons, whyNotMeasured } from '../delivery/delivery-parts.ts'
import { counted } from '../wording.ts'
import sentences from './sentences.json' with { type: 'json' }

export interface ScoredAnswer {
  reading: AnswerReading
  delivery: Delivery
  isTyped: boolean
  tellingWords: number
}

interface Bearing {
  verdict: AnswerVerdict
  /** 0 to 1; null where only the user can tell. */
  share: number | null
  /** The most points of 100. */
  limit: number
}

/** What it means for the score how the answer bears on the question. */
export const bearings: Record<AnswerReading['relevance'], Bearing> = {
  yes: { verdict: 'answered', share: 1, limit: 100 },
  partly: { verdict: 'answered', share: 0.5, limit: 65 },
  unsure: { verdict: 'answered', share: null, limit: 100 },
  'another question': { verdict: 'off-subject', share: 0, limit: 28 },
  'no answer': { verdict: 'no-answer', share: 0, limit: 8 },
  'nothing said': { verdict: 'nothing-said', share: 0, limit: 0 },
}

export const verdictOf = ({ relevance }: AnswerReading): AnswerVerdict => bearings[relevance].verdict

export const stepsForFull = 3
export const specificsForFull = 5

export const detailedWords = 100

export function whyOf(id: AnswerPartId, { reading, delivery }: ScoredAnswer, share: number | null): string {
  const verdict = verdictOf(reading)
  if (share === null && verdict !== 'answered') return 'Not counted without an answer to the question.'
  if (reading.relevance === 'unsure' && ['relevance', 'answer', 'structure'].includes(id)) return sentences.relevance.unsure
  if (share === null) return whyNotMeasured(id, delivery)
  if (verdict === 'nothing-said') return 'Nothing was said.'
  if (verdict === 'no-answer') return 'This does not answer the question.'
  if (verdict === 'off-subject' && id !== 'length') return 'This is about something other than the question.'
  return reasons[id]({ ...reading, delivery })
}

export const startsWithPoint = ({ lines, point }: Pick<AnswerReading, 'lines' | 'point'>): boolean =>
  lines.slice(0, 2).some(({ id }) => point.includes(id))

const stepsAndDetails = ({ ownSteps, specifics, type, contempt }: AnswerReading) => {
  if (contempt.length > 0) return 'You speak of a person with contempt.'
  const steps = ownSteps >= 1 ? `You name ${counted(Math.floor(ownSteps), 'step')} of your own.` : sentences.noStep[type]
  const share = specifics / specificsForFull
  return `${steps} ${sentences.substance[share >= 1 ? 'many' : share >= 0.4 ? 'some' : 'few']}`
}

const reasons: Record<AnswerPartId, (answer: AnswerReading & { delivery: Delivery }) => string> = {
  relevance: ({ relevance }) => sentences.relevance[relevance === 'partly' ? 'partly' : 'yes'],
  situation: ({ situation }) => sentences.situation[situation.length > 0 ? 'told' : 'open'],
  task: ({ task, ownSteps }) => sentences.task[task.length > 0 ? 'told' : ownSteps >= stepsForFull ? 'clear' : 'open'],
  action: stepsAndDetails,
  result: ({ result, checkable }) => sentences.result[checkable.length > 0 ? 'checkable' : result.length > 0 ? 'told' : 'open'],
  answer: ({ point }) => sentences.answer[point.length > 0 ? 'told' : 'open'],
  substance: stepsAndDetails,
  structure: (reading) => sentences.structure[startsWithPoint(reading) ? 'first' : 'late'],
  ...deliveryReasons,
  length: ({ delivery: { words, durationSeconds } }) => {
    const size =
      words < 30 ? 'brief (under 30)' : words > detailedWords ? `detailed (over ${detailedWords})` : 'between brief and detailed'
    const seconds = durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`
    return `${counted(words, 'word')}${seconds}: ${size}.`
  },
}

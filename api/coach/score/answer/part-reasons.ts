import type { AnswerPartId, AnswerVerdict, Delivery } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../reading/answer-reading.ts'
import { deliveryReasons, whyNotMeasured } from '../delivery/delivery-parts.ts'
import { counted } from '../weighted-parts.ts'

export interface ScoredAnswer {
  reading: AnswerReading
  delivery: Delivery
  isTyped: boolean
  tellingWords: number
}

const verdicts: Record<AnswerReading['relevance'], AnswerVerdict> = {
  yes: 'answered',
  partly: 'answered',
  unsure: 'answered',
  'another question': 'off-subject',
  'no answer': 'no-answer',
  'nothing said': 'nothing-said',
}

export const verdictOf = ({ relevance }: AnswerReading): AnswerVerdict => verdicts[relevance]

export const specificsForFull = 5

export const detailedWords = 100

export function whyOf(id: AnswerPartId, { reading, delivery }: ScoredAnswer, share: number | null): string {
  const verdict = verdictOf(reading)
  if (share === null) return verdict === 'answered' ? notMeasured(id, delivery) : 'Not counted without an answer to the question.'
  if (verdict === 'nothing-said') return 'Nothing was said.'
  if (verdict === 'no-answer') return 'This does not answer the question.'
  if (verdict === 'off-subject' && id !== 'length') return 'This is about something other than the question.'
  return reasons[id](reading, delivery)
}

const notMeasured = (id: AnswerPartId, delivery: Delivery): string =>
  id === 'relevance' ? 'Not counted until you say whether this answers the question.' : whyNotMeasured(id, delivery)

const either = (ids: readonly string[], yes: string, no: string) => (ids.length > 0 ? yes : no)

const steps = ({ ownSteps, type }: AnswerReading) =>
  ownSteps >= 1
    ? `You name ${counted(Math.floor(ownSteps), 'step')} of your own.`
    : type === 'behavioral'
      ? 'You name no clear step of your own.'
      : 'You name nothing that you do or did yourself.'

const reasons: Record<AnswerPartId, (reading: AnswerReading, delivery: Delivery) => string> = {
  relevance: ({ relevance }) => (relevance === 'partly' ? 'It only partly answers the question.' : 'You answer what was asked.'),
  situation: ({ situation }) =>
    either(situation, 'You say where it was or what was difficult.', 'You name no place, time or difficulty.'),
  task: ({ task, ownSteps }) =>
    either(
      task,
      'You say what your task was.',
      ownSteps >= 3
        ? 'Your task is clear from what you did, but you do not state it.'
        : 'You do not say what you had to achieve.',
    ),
  action: steps,
  result: ({ result, checkable }) =>
    either(
      checkable,
      'You say what came of it, with something that can be checked.',
      either(result, 'You say what came of it, but nothing in it can be checked.', 'You do not say what came of it.'),
    ),
  answer: ({ point }) => either(point, 'You answer the question itself.', 'No sentence answers the question itself.'),
  substance: (reading) => {
    const share = reading.specifics / specificsForFull
    const details = share >= 1 ? 'Many details' : share >= 0.4 ? 'Some details' : 'Hardly any detail'
    return `${steps(reading)} ${details} that only you could give.`
  },
  structure: ({ lines, point }) =>
    lines.slice(0, 2).some(({ id }) => point.includes(id))
      ? 'The answer comes first, then what backs it up.'
      : 'The answer comes late, or not at all.',
  pace: (_, delivery) => deliveryReasons.pace(delivery),
  pauses: (_, delivery) => deliveryReasons.pauses(delivery),
  fillers: (_, delivery) => deliveryReasons.fillers(delivery),
  length: (_, { words, durationSeconds }) => {
    const size =
      words < 30 ? 'brief (under 30)' : words > detailedWords ? `detailed (over ${detailedWords})` : 'between brief and detailed'
    const seconds = durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`
    return `${counted(words, 'word')}${seconds}: ${size}.`
  },
}

import type { AnswerPartId, AnswerVerdict, Delivery } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../reading/answer-reading.ts'
import { deliveryReasons, deliveryShares, whyNotMeasured } from '../delivery/delivery-parts.ts'
import { type WeightedShare, within } from '../weighted-parts.ts'
import { counted } from '../wording.ts'
import table from './bearings.json' with { type: 'json' }
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
export const bearings = table as Record<AnswerReading['relevance'], Bearing>

export const verdictOf = ({ relevance }: AnswerReading): AnswerVerdict => bearings[relevance].verdict

export type Share = WeightedShare<AnswerPartId>

export const stepsForFull = 3
const specificsForFull = 5
/** 0 to 1. */
export const specificsOf = ({ specifics }: Pick<AnswerReading, 'specifics'>): number => within(specifics / specificsForFull)

/** The share of its points that a story without details, or an answer that leads away, keeps in every part. */
export function worthOfContent({ type, lines, aside, specifics }: AnswerReading): number {
  const details = type === 'behavioral' ? 0.4 + 0.6 * specificsOf({ specifics }) : 1
  return details * (1 - (0.5 * aside.length) / Math.max(1, lines.length))
}

/** The most points of 100 an answer can have, and what limits it most. */
export function limitOf({ type, relevance, ownSteps, specifics, contempt }: AnswerReading) {
  const limits: { most: number; by: keyof typeof sentences.limits }[] = [
    { most: type === 'behavioral' ? 30 + 14 * specifics : 100, by: type === 'behavioral' ? 'details' : 'aside' },
    { most: bearings[relevance].limit, by: 'relevance' },
    { most: type === 'behavioral' && ownSteps === 0 ? 55 : 100, by: 'steps' },
    { most: contempt.length > 0 ? 25 : 100, by: 'contempt' },
  ]
  return limits.reduce((least, limit) => (limit.most < least.most ? limit : least))
}

const briefWords = 30
export const detailedWords = 100

/** A part that was told, and keeps less of its points, says why. */
const told = 0.6
const leastKept = 0.75

export function whyOf([id, , share]: Share, { reading, delivery }: ScoredAnswer, earned: number): string {
  const verdict = verdictOf(reading)
  if (share === null && verdict !== 'answered') return 'Not counted without an answer to the question.'
  if (reading.relevance === 'unsure' && id === 'relevance') return sentences.relevance.unsure
  if (share === null) return whyNotMeasured(id, delivery)
  if (verdict === 'nothing-said') return 'Nothing was said.'
  if (verdict === 'no-answer') return 'This does not answer the question.'
  if (verdict === 'off-subject' && id !== 'length') return 'This is about something other than the question.'
  const why = reasons[id]({ ...reading, delivery, share })
  const isHeldBack = share >= told && earned < leastKept * share && !(id in deliveryShares)
  return isHeldBack ? `${why} ${sentences.limits[limitOf(reading).by]}` : why
}

export const startsWithPoint = ({ lines, point }: Pick<AnswerReading, 'lines' | 'point'>): boolean =>
  lines.slice(0, 2).some(({ id }) => point.includes(id))

const stepsAndDetails = (reading: AnswerReading) => {
  const { ownSteps, type } = reading
  const steps = ownSteps >= 1 ? `You name ${counted(Math.floor(ownSteps), 'step')} of your own and ` : sentences.noStep[type]
  const details = specificsOf(reading)
  return `${steps}${sentences.substance[details >= 1 ? 'many' : details >= 0.4 ? 'some' : 'few']}`
}

const reasons: Record<AnswerPartId, (answer: AnswerReading & { delivery: Delivery; share: number }) => string> = {
  relevance: ({ relevance, reader }) =>
    sentences.relevance[relevance === 'partly' ? 'partly' : reader === 'model' ? 'yes' : 'likely'],
  situation: ({ situation }) => sentences.situation[situation.length > 0 ? 'told' : 'open'],
  task: ({ task }) => sentences.task[task.length > 0 ? 'told' : 'open'],
  action: stepsAndDetails,
  result: ({ result, checkable }) => sentences.result[checkable.length > 0 ? 'checkable' : result.length > 0 ? 'told' : 'open'],
  answer: ({ point }) => sentences.answer[point.length > 0 ? 'told' : 'open'],
  substance: stepsAndDetails,
  structure: (reading) => sentences.structure[startsWithPoint(reading) ? 'first' : 'late'],
  ...deliveryReasons,
  length: ({ delivery: { words, durationSeconds }, share }) => {
    const size =
      words < briefWords
        ? `brief (under ${briefWords})`
        : words > detailedWords
          ? `detailed (over ${detailedWords})`
          : share < 1
            ? 'too short for full points'
            : 'long enough'
    const seconds = durationSeconds === null ? '' : ` in ${Math.round(durationSeconds)} seconds`
    return `${counted(words, 'word')}${seconds}: ${size}.`
  },
}

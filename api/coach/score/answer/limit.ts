import type { AnswerReading } from './answer-reading.ts'

/** The most points out of 100 that an answer can have, and why; 100 and null where nothing limits it. */
export interface Limit {
  points: number
  why: string | null
}

const ofOther = 18
const besideThePoint = 38
const withoutOwnAction = 55
const hostileOnce = 35
const hostileThroughout = 14
const ofRefusal = 8

/** What an answer cannot make up for, however well it is told. */
export function limitOf({ verdict, type, relevance, star, general, hostile }: AnswerReading): Limit {
  const limits: Limit[] = [{ points: 100, why: null }]
  if (verdict === 'nothing-said') limits.push({ points: 0, why: null })
  if (verdict === 'no-answer') limits.push({ points: ofRefusal, why: null })
  if (verdict === 'off-subject') limits.push({ points: ofOther, why: 'It speaks of something else than the question.' })
  else if (relevance.question < 1)
    limits.push({ points: ofOther + (100 - ofOther) * relevance.question, why: 'How it answers the question is not plain.' })
  if (type === 'general' && general.answer.isBeside)
    limits.push({ points: besideThePoint, why: `It does not say ${general.answer.missing[0]!.name}.` })
  if (type === 'behavioral' ? star.action.deeds < 1 : general.substance.deeds < 1)
    limits.push({ points: withoutOwnAction, why: 'It is not said what you did yourself.' })
  if (hostile.length > 0)
    limits.push({ points: hostile.length > 1 ? hostileThroughout : hostileOnce, why: 'It speaks of somebody with contempt.' })
  return limits.reduce((least, next) => (next.points < least.points ? next : least))
}

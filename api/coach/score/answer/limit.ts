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
  if (verdict === 'off-subject') limits.push({ points: ofOther, why: 'This is about something other than the question.' })
  else if (relevance.question < 1)
    limits.push({ points: ofOther + (100 - ofOther) * relevance.question, why: 'It is not clear how this answers the question.' })
  if (type === 'general' && general.answer.isBeside)
    limits.push({ points: besideThePoint, why: `You do not say ${general.answer.missing[0]!.name}.` })
  if (type === 'behavioral' ? star.action.deeds < 1 : general.substance.deeds < 1)
    limits.push({ points: withoutOwnAction, why: 'You do not say what you did yourself.' })
  if (hostile.length > 0)
    limits.push({ points: hostile.length > 1 ? hostileThroughout : hostileOnce, why: 'You speak of somebody with contempt.' })
  return limits.reduce((least, next) => (next.points < least.points ? next : least))
}

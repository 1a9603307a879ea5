import type { AnswerReading } from './answer-reading.ts'
import type { WeakKind } from './quality.ts'

/** The most points out of 100 that an answer can have, and why; 100 and null where nothing limits it. */
export interface Limit {
  points: number
  why: string | null
}

const ofOther = 18
const withoutOwnAction = 55
const hostileOnce = 35
const hostileThroughout = 14
const ofRefusal = 8

const contempt = 'You speak of somebody with contempt.'

/** From which number on it is said that an answer is of a weak kind, and how. */
const weaknesses: Record<WeakKind, { from: number; why: string }> = {
  refusal: { from: 0.25, why: 'This hardly answers the question.' },
  contempt: { from: 0.33, why: contempt },
  'general-talk': { from: 0.35, why: 'It stays general, with little that only you could say.' },
  'no-own-action': { from: 0.25, why: 'You do not say what you did yourself.' },
  complaint: { from: 0.25, why: 'You say what was wrong, but little of what you did about it.' },
  'other-question': { from: 0.35, why: 'It is not clear how this answers the question.' },
}

/** What an answer cannot make up for, however well it is told. */
export function limitOf({ verdict, quality, hostile }: AnswerReading): Limit {
  const limits: Limit[] = [{ points: 100, why: null }, asRanked(quality)]
  if (verdict === 'nothing-said') limits.push({ points: 0, why: null })
  if (verdict === 'no-answer') limits.push({ points: ofRefusal, why: null })
  if (verdict === 'off-subject') limits.push({ points: ofOther, why: 'This is about something other than the question.' })
  else limits.push({ points: ofOther + (100 - ofOther) * answersTheQuestion(quality), why: weaknesses['other-question'].why })
  if (isOf('no-own-action', quality)) limits.push({ points: withoutOwnAction, why: weaknesses['no-own-action'].why })
  if (hostile.length > 1) limits.push({ points: hostileThroughout, why: contempt })
  else if (hostile.length === 1 || isOf('contempt', quality)) limits.push({ points: hostileOnce, why: contempt })
  return limits.reduce((least, next) => (next.points < least.points ? next : least))
}

/** Points of an answer that listeners would rank in the middle, and what a whole row of ranks, from last to first, is worth. */
const middle = 50
const fromLastToFirst = 200

/** No more than listeners gave to answers told like this one. */
function asRanked(quality: AnswerReading['quality']): Limit {
  const [most] = Object.entries(quality.kinds)
    .filter(([kind]) => isOf(kind as WeakKind, quality))
    .sort(([, one], [, other]) => other - one)
  return {
    points: Math.max(0, Math.min(100, middle + fromLastToFirst * quality.rank)),
    why: most ? weaknesses[most[0] as WeakKind].why : 'Listeners ranked answers told like this lower.',
  }
}

function isOf(kind: WeakKind, { kinds }: AnswerReading['quality']): boolean {
  return kinds[kind] >= weaknesses[kind].from
}

/** 0 to 1: how sure it is that the answer is one to this question. */
export function answersTheQuestion({ kinds }: AnswerReading['quality']): number {
  return Math.max(0, Math.min(1, 1 - (kinds['other-question'] - weaknesses['other-question'].from) / unclear))
}
/** From the first doubt to none left. */
const unclear = 0.25

import { spokenResume } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import type { SpokenResumeDone } from '../../../api/contract/voice-to-resume.ts'

type Offer = Pick<SpokenResumeDone, 'regenerationsLeft' | 'regenerationsUntil' | 'charge'>

const costs = `${creditReasons.voice_to_resume} credits`

/** Five times within a day; the server decides. */
export const isFreeAgain = ({ regenerationsLeft, regenerationsUntil }: Offer, now: Date): boolean =>
  regenerationsLeft > 0 && now.getTime() <= Date.parse(regenerationsUntil)

export function againNote(offer: Offer, now: Date): string {
  if (offer.charge === 'returned') return `This one cost nothing. A new resume takes ${costs}. It replaces your edits.`
  if (offer.regenerationsLeft === 0)
    return `The ${spokenResume.freeRegenerations} free changes are used up. A new resume takes ${costs}. It replaces your edits.`
  if (!isFreeAgain(offer, now)) return `The day for free changes is over. A new resume takes ${costs}. It replaces your edits.`
  const times = offer.regenerationsLeft === 1 ? 'once more' : `${offer.regenerationsLeft} times more`
  return `Free, ${times} within a day. It replaces your edits.`
}

export const againLabel = (offer: Offer, now: Date): string =>
  isFreeAgain(offer, now) ? 'Generate again from these words' : `Generate a new resume (${costs})`

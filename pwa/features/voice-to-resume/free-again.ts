import { spokenResume } from '../../../api/contract/limits.ts'
import { creditReasons } from '../../../api/contract/prices.ts'
import type { SpokenResumeDone } from '../../../api/contract/voice-to-resume.ts'

type Offer = Pick<SpokenResumeDone, 'regenerationsLeft' | 'regenerationsUntil' | 'charge'>

const costs = `${creditReasons.voice_to_resume} credits`

/** Five times within a day; the server decides. */
export const isFreeAgain = ({ regenerationsLeft, regenerationsUntil }: Offer, now: Date): boolean =>
  regenerationsLeft > 0 && now.getTime() <= Date.parse(regenerationsUntil)

export function againNote(offer: Offer, now: Date): string {
  const { charge, regenerationsLeft } = offer
  const times = regenerationsLeft === 1 ? 'once more' : `up to ${regenerationsLeft} more times`
  if (charge !== 'returned' && isFreeAgain(offer, now)) return `Free, ${times} within a day. This replaces your edits.`
  const over =
    regenerationsLeft > 0
      ? 'The day for free changes is over.'
      : `The ${spokenResume.freeRegenerations} free changes are used up.`
  return `${charge === 'returned' ? 'This one cost nothing.' : over} A new resume takes ${costs}. This replaces your edits.`
}

export const againLabel = (offer: Offer, now: Date): string =>
  isFreeAgain(offer, now) ? 'Generate again from these words' : `Generate a new resume (${costs})`

import { openSpeaker } from '../../platform/speech-synthesis.ts'

/** One voice for the page: iOS unlocks it in a tap, long before the first question arrives. */
export const pageSpeaker = openSpeaker()

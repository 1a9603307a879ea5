import { openSpeaker } from '../../platform/speech-synthesis.ts'

/** The one voice of this page: iOS unlocks it in a tap, long before the first question arrives. */
export const pageSpeaker = openSpeaker()

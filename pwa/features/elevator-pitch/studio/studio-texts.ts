import { pitch } from '../../../../api/contract/limits.ts'
import type { Ending, Recorder } from '../../../media/recorder/recorder.ts'
import {
  microphoneFailed,
  noteOf,
  refusalHints,
  storesNothing,
  endingNote as usualEndingNote,
  whileRecording,
} from '../../../media/recorder/recording-texts.ts'
import type { LocalStore } from '../../../platform/local-store.ts'
import type { DeviceTrouble } from '../../../platform/media-devices.ts'

export const studioTexts = {
  length: `A pitch takes ${pitch.targetMinSeconds} to ${pitch.targetMaxSeconds} seconds. Recording stops automatically at ${pitch.recordingMaxSeconds}.`,
  uploadLabel: 'Or upload an MP4 video',
  uploadHint: 'Up to 100 MB and 5 minutes.',
  fileLabel: 'Your video',
  takeLabel: 'Your pitch',
  timeWasUp: 'Time is up. Your pitch is complete.',
  away: 'Paused while you were away. Nothing is lost. Resume when you are ready.',
  gone: 'This recording is no longer on this device. Please record it again.',
  unknownPicture: 'This browser cannot play this video. The file is fine, and its audio can be analyzed.',
  full: 'This device has too little free space for this video. Free some space, then try again.',
} as const

export const refusedSentence = (why: DeviceTrouble) => `${microphoneFailed} ${refusalHints[why]}`

export const privacyOf: Record<LocalStore['keeps'], string> = {
  'on-this-device': 'Your recording stays on this device until you send it. For feedback, only its audio is sent.',
  'in-this-tab': `${storesNothing} For feedback, only the audio is sent.`,
}

/** Null when the user ended it. `isSafe`: the device stored all of it. */
export function endingNote(why: Ending, isSafe: boolean): string | null {
  return why === 'time-was-up' ? studioTexts.timeWasUp : usualEndingNote(why, isSafe)
}

export interface StageMoment {
  recorder: Recorder
  isNothingHeard: boolean
  keeps: LocalStore['keeps']
  wasAway: boolean
}

export function stageNote({ recorder, isNothingHeard, keeps, wasAway }: StageMoment): string | null {
  if (recorder.state === 'refused') return refusedSentence(recorder.why)
  if (recorder.state === 'paused' && wasAway) return studioTexts.away
  if (recorder.state === 'idle' || recorder.state === 'ready' || recorder.state === 'completed') return whileRecording[keeps]
  return noteOf({ recorder, isNothingHeard, isStored: true, keeps })
}

/** In a theater's words: "Stand by", "You're on", "Rest". */
export function stateWord({ recorder }: Pick<StageMoment, 'recorder'>, isCountingDown: boolean): string {
  if (isCountingDown) return 'Places'
  if (recorder.state === 'recording') return "You're on"
  if (recorder.state === 'paused') return 'Rest'
  if (recorder.state === 'refused') return 'No microphone'
  return recorder.state === 'asking' ? 'Just a moment' : 'Stand by'
}

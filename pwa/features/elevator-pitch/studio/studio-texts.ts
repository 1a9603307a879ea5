import type { Ending, Recorder } from '../../../media/recorder/recorder.ts'
import type { RecorderView } from '../../../media/recorder/recorder-controller.ts'
import {
  microphoneFailed,
  noteOf,
  refusalHints,
  storesNothing,
  endingNote as usualEndingNote,
  whileRecording,
} from '../../../media/recorder/recording-texts.ts'
import type { LocalStore } from '../../../platform/local-store.ts'

/** A recording's label says where it came from. */
export const fileLabel = 'Your video'
export const takeLabel = 'Your pitch'

export const privacyOf: Record<LocalStore['keeps'], string> = {
  'on-this-device': 'Your recording stays on this device until you send it. For feedback, only its audio is sent.',
  'in-this-tab': `${storesNothing} For feedback, only the audio is sent.`,
}

/** Null when the user ended it. `isSafe`: the device stored all of it. */
export function endingNote(why: Ending, isSafe: boolean): string | null {
  return why === 'time-was-up' ? 'Time is up. Your pitch is complete.' : usualEndingNote(why, isSafe)
}

export function stageNote(view: RecorderView, wasAway: boolean): string | null {
  const { recorder, keeps } = view
  if (recorder.state === 'refused') return `${microphoneFailed} ${refusalHints[recorder.why]}`
  if (recorder.state === 'paused' && wasAway) return 'Paused while you were away. Nothing is lost. Resume when you are ready.'
  if (recorder.state === 'idle' || recorder.state === 'ready' || recorder.state === 'completed') return whileRecording[keeps]
  return noteOf({ ...view, isStored: true })
}

/** In a theater's words: "Stand by", "You're on", "Rest". */
export const stateWords: Record<Recorder['state'], string> = {
  idle: 'Stand by',
  asking: 'Just a moment',
  ready: 'Stand by',
  recording: "You're on",
  paused: 'Rest',
  completed: 'Stand by',
  refused: 'No microphone',
  failed: 'Stand by',
}

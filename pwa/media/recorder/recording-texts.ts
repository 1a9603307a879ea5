import type { LocalStore } from '../../platform/local-store.ts'
import type { Ending, Refusal } from './recorder.ts'

/** The specification's own words; ours follow below. */
export const microphoneRefused = 'Unable to access your microphone. Please check your permissions and try again.'
export const microphoneFailed = 'Failed to access your microphone. Please check your permissions and try again.'
export const startFailed = 'Failed to start recording. Please try again.'
export const cameraUnavailable = {
  title: 'Camera Unavailable',
  description: 'Recording sound only. Your pitch is judged by what you say.',
}

/** What to do about it, below the specification's sentence. */
export const refusalHints: Record<Refusal, string> = {
  'no-permission':
    "Tap the lock or the camera sign beside the address, allow the microphone, and come back. On a phone, look in the browser's own settings too.",
  'no-device': 'No microphone was found. Plug one in, or connect your headset, and try again.',
  'device-busy': 'Another app is using the microphone. End the call or close that app, then try again.',
  'not-supported': 'This browser cannot record. Please use a current Chrome, Edge, Firefox or Safari.',
}

/** The end of a sentence that says where something is: "Your answer is ...". */
export const whereItIs: Record<LocalStore['keeps'], string> = {
  'on-this-device': 'safe on this device',
  'in-this-tab': 'in this tab only, so keep it open',
}

const untilThen = (isSafe: boolean) =>
  isSafe
    ? 'Everything you said until then is safe.'
    : 'What you said until then is in this tab only: closing or reloading it deletes it.'

/** What to say when a recording has ended, or null. @param isSafe the device has all of it */
export function endingNote(why: Ending, isSafe: boolean): string | null {
  switch (why) {
    case 'by-person':
      return null
    case 'time-was-up':
      return 'Time is up. Your answer is complete.'
    case 'device-was-lost':
      return `The microphone was disconnected. ${untilThen(isSafe)}`
    case 'device-is-full':
      return `This device has no room left. ${untilThen(isSafe)} Free some space or send waiting answers, then go on.`
    case 'recorder-broke':
      return `The browser stopped recording. ${untilThen(isSafe)}`
  }
}

const inThisTabOnly = 'Recordings are in this tab only: closing or reloading it deletes them.'
/** Before the microphone is asked for. */
export const beforeAsking: Record<LocalStore['keeps'], string> = {
  'on-this-device': 'Recordings stay on this device until sent for feedback.',
  'in-this-tab': inThisTabOnly,
}
/** While it records; null where there is nothing to worry about. */
export const whileRecording: Record<LocalStore['keeps'], string | null> = {
  'on-this-device': null,
  'in-this-tab': inThisTabOnly,
}
export const storesNothing = `This browser lets us store nothing on this device. ${inThisTabOnly}`
export const interrupted = 'Paused: something else took the microphone. Nothing is lost. Go on when you are ready.'
export const nothingHeard = 'We hear nothing. Is the right microphone chosen, and is it switched on?'
export const noRoom = 'This device has no room for a recording. Free some space or send waiting answers, then try again.'
export const unfinished = {
  title: 'You have an unfinished recording: continue or discard',
  listen: 'Listen first?',
}

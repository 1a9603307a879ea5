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

export const endingNotes: Record<Ending, string | null> = {
  'by-person': null,
  'time-was-up': 'Time is up. Your answer is complete.',
  'device-was-lost': 'The microphone was disconnected. Everything you said until then is safe.',
  'device-is-full':
    'This device has no room left. Everything you said until then is safe. Free some space or send waiting answers, then go on.',
  'recorder-broke': 'The browser stopped recording. Everything you said until then is safe.',
}

export const beforeAsking = 'Recordings stay on this device until sent for feedback.'
export const interrupted = 'Paused: something else took the microphone. Nothing is lost. Go on when you are ready.'
export const nothingHeard = 'We hear nothing. Is the right microphone chosen, and is it switched on?'
export const noRoom = 'This device has no room for a recording. Free some space or send waiting answers, then try again.'
export const keptInThisTabOnly =
  'This browser lets us keep nothing on the device. Recordings are lost when this tab closes, so send them before.'
export const unfinished = {
  title: 'You have an unfinished recording: continue or discard',
  listen: 'Listen first?',
}

import type { LocalStore } from '../../platform/local-store.ts'
import type { Ending, Recorder, Refusal } from './recorder.ts'
import type { RecorderView } from './recorder-controller.ts'

export const microphoneRefused = 'Unable to access your microphone. Please check your permissions and try again.'
export const microphoneFailed = 'Failed to access your microphone. Please check your permissions and try again.'
export const startFailed = 'Failed to start recording. Please try again.'
export const cameraUnavailable = {
  title: 'Camera Unavailable',
  description: 'Recording audio only. Your pitch is judged by what you say.',
}

export const refusalHints: Record<Refusal, string> = {
  'no-permission':
    "Tap the lock or the camera icon beside the address, allow the microphone, and come back. On a phone, check the browser's own settings too.",
  'no-device': 'No microphone was found. Plug one in, or connect your headset, and try again.',
  'device-busy': 'Another app is using the microphone. End the call or close that app, then try again.',
  'not-supported': 'This browser cannot record. Please use a current Chrome, Edge, Firefox or Safari.',
}

/** Completes sentences such as "Your answer is ...". */
export const whereItIs: Record<LocalStore['keeps'], string> = {
  'on-this-device': 'safe on this device',
  'in-this-tab': 'in this tab only, so keep it open',
}

const upToThen = (isSafe: boolean) =>
  isSafe
    ? 'Everything you said up to then is safe.'
    : 'What you said up to then is in this tab only: closing or reloading it deletes it.'

/** `isSafe`: the device stored all of it. */
export function endingNote(why: Ending, isSafe: boolean): string | null {
  switch (why) {
    case 'by-user':
      return null
    case 'time-was-up':
      return 'Time is up. Your answer is complete.'
    case 'device-was-lost':
      return `The microphone was disconnected. ${upToThen(isSafe)}`
    case 'device-is-full':
      return `This device is full. ${upToThen(isSafe)} Free some space or send the answers that are waiting, then continue.`
    case 'recorder-broke':
      return `The browser stopped recording. ${upToThen(isSafe)}`
  }
}

const inThisTabOnly = 'Recordings are in this tab only: closing or reloading it deletes them.'
/** Shown before the browser asks for permission. */
export const beforeAsking: Record<LocalStore['keeps'], string> = {
  'on-this-device': 'Recordings stay on this device until they are sent.',
  'in-this-tab': inThisTabOnly,
}
export const whileRecording: Record<LocalStore['keeps'], string | null> = {
  'on-this-device': null,
  'in-this-tab': inThisTabOnly,
}
export const storesNothing = `This browser does not let us store anything on this device. ${inThisTabOnly}`
const interrupted = 'Paused: another app took the microphone. Nothing is lost. Resume when you are ready.'
const nothingHeard = 'We cannot hear you. Is the right microphone selected, and is it switched on?'
const notEnoughSpace =
  'This device has too little free space for a recording. Free some space or send the answers that are waiting, then try again.'
export const unfinished = {
  title: 'You have an unfinished recording: continue or discard',
  listen: 'Play it',
}

export function troubleOf(recorder: Recorder): { sentence: string; hint: string | null } | null {
  if (recorder.state === 'refused') return { sentence: microphoneRefused, hint: refusalHints[recorder.why] }
  if (recorder.state !== 'failed') return null
  return { sentence: recorder.why === 'not-enough-space' ? notEnoughSpace : startFailed, hint: null }
}

export function noteOf({ recorder, isNothingHeard, isStored, keeps }: Omit<RecorderView, 'isCameraMissing'>): string | null {
  switch (recorder.state) {
    case 'failed':
      return troubleOf(recorder)?.sentence ?? null
    case 'completed':
      return endingNote(recorder.why, isStored && keeps === 'on-this-device') ?? whileRecording[keeps]
    case 'paused':
      return recorder.why === 'interrupted' ? interrupted : whileRecording[keeps]
    case 'recording':
      return isNothingHeard ? nothingHeard : whileRecording[keeps]
    default:
      return whileRecording[keeps]
  }
}

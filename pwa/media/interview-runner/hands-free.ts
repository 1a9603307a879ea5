import type { Ending, Recorder } from '../recorder/recorder.ts'
import { canComplete, isLast, type Practice, shownAnswer } from './practice.ts'

/** What hands-free is doing; 'off' without it, 'waiting' for the person. */
export type HandsFreeState = 'off' | 'reading' | 'tone' | 'listening' | 'waiting'

/** What the big button does now, and the headset's: done while recording, begin while waiting. */
export function pressAction(
  handsFree: HandsFreeState,
  practice: Practice,
  recorder: Recorder['state'],
): 'stop' | 'resume' | 'continue' | 'record' {
  if (recorder === 'recording') return 'stop'
  if (recorder === 'paused') return 'resume'
  if (handsFree === 'waiting' && shownAnswer(practice)) return 'continue'
  // During the reading: "I know this one".
  return 'record'
}

/** A microphone that broke needs the person's attention; everything else is the end of an answer. */
export const continuesAfter = (why: Ending): boolean => why === 'by-person' || why === 'time-was-up'

/** What follows an answer. */
export function afterAnswer(practice: Practice): 'next-question' | 'complete' | 'wait' {
  if (!isLast(practice)) return 'next-question'
  return canComplete(practice) ? 'complete' : 'wait'
}

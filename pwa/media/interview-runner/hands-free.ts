import type { Ending, Recorder } from '../recorder/recorder.ts'
import { canComplete, isLast, type Practice, shownAnswer } from './practice.ts'

export type HandsFreeState = 'off' | 'reading' | 'tone' | 'listening' | 'waiting'

/** What the big button and the headset do: done while recording, begin while waiting. */
export function pressAction(
  handsFree: HandsFreeState,
  practice: Practice,
  recorder: Recorder['state'],
): 'stop' | 'resume' | 'continue' | 'record' {
  if (recorder === 'recording') return 'stop'
  if (recorder === 'paused') return 'resume'
  if (handsFree === 'waiting' && shownAnswer(practice)) return 'continue'
  // While the question is read: "I know this one".
  return 'record'
}

/** A broken microphone needs the user's attention; any other ending is a complete answer. */
export const continuesAfter = (why: Ending): boolean => why === 'by-user' || why === 'time-was-up'

export function afterAnswer(practice: Practice): 'next-question' | 'complete' | 'wait' {
  if (!isLast(practice)) return 'next-question'
  return canComplete(practice) ? 'complete' : 'wait'
}

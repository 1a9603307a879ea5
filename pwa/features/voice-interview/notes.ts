import type { TimeSpan } from '../../../api/contract/answer-feedback.ts'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import type { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import type { Practice } from '../../media/interview-runner/practice.ts'
import type { TimeAllowance } from '../../media/interview-runner/practice-settings.ts'

export const sessionKind = 'voice-interview'

/** Measured on this device; null where the browser could not decode it. */
export interface Sound {
  durationSeconds: number
  speechSeconds: number
  silences: TimeSpan[]
}

/** What an interview needs to continue after a crash, stored beside its recordings. */
export interface VoiceNotes {
  practice: Practice
  session: Pick<VoiceInterviewDone, 'sessionId' | 'endsAt' | 'transcription' | 'coach' | 'defaultQuestions'> & {
    aheadMs: number
  }
  round: InterviewRound
  jobDescription: string
  allowance: TimeAllowance
  /** The interviewer may ask again after a thin answer. */
  followsUp?: boolean
  sounds: Readonly<Record<string, Sound | null>>
  /** By answer: corrected by the user, or typed for a recording. */
  corrections: Readonly<Record<string, string>>
}

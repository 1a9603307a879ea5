import type { TimeSpan } from '../../../api/contract/answer-feedback.ts'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import type { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import type { Practice } from '../../media/interview-runner/practice.ts'
import type { TimeAllowance } from '../../media/interview-runner/time-allowance.ts'

/** The room's word for its practices on the shelf. */
export const practiceKind = 'voice-interview'

/** What this device measured on a recording; null where the browser could not decode it. */
export interface Sound {
  durationSeconds: number
  speechSeconds: number
  silences: TimeSpan[]
}

/** Everything that a voice interview needs to go on after a crash: kept beside its recordings until it ends. */
export interface VoiceNotes {
  practice: Practice
  session: Pick<VoiceInterviewDone, 'sessionId' | 'endsAt' | 'transcription' | 'coach'> &
    // Practices from before this was told.
    Partial<Pick<VoiceInterviewDone, 'defaultQuestions'>>
  round: InterviewRound
  jobDescription: string
  allowance: TimeAllowance
  /** By answer. Missing while it is being measured. */
  sounds: Readonly<Record<string, Sound | null>>
  /** Words that the person put right or typed for a recording, by answer. */
  corrections: Readonly<Record<string, string>>
}

import type { TimeSpan } from '../../../api/contract/answer-feedback.ts'
import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import type { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import type { Practice } from '../../media/interview-runner/practice.ts'
import type { TimeAllowance } from '../../media/interview-runner/time-allowance.ts'

/** What this feature calls its recording sessions in the local store. */
export const sessionKind = 'voice-interview'

/** What this device measured in a recording; null where the browser could not decode it. */
export interface Sound {
  durationSeconds: number
  speechSeconds: number
  silences: TimeSpan[]
}

/** Everything that a voice interview needs to continue after a crash: stored beside its recordings until it ends. */
export interface VoiceNotes {
  practice: Practice
  session: Pick<VoiceInterviewDone, 'sessionId' | 'endsAt' | 'transcription' | 'coach'> &
    // Absent in interviews stored by older versions.
    Partial<Pick<VoiceInterviewDone, 'defaultQuestions'>> & {
      /** How far the server's clock was ahead when it began. */
      aheadMs?: number
    }
  round: InterviewRound
  jobDescription: string
  allowance: TimeAllowance
  /** By answer. Missing while it is being measured. */
  sounds: Readonly<Record<string, Sound | null>>
  /** Words that the person corrected, or typed for a recording, by answer. */
  corrections: Readonly<Record<string, string>>
}

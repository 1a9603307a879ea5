import type { InterviewRound } from '../../../api/contract/interview-rounds.ts'
import type { VoiceInterviewDone } from '../../../api/contract/voice-interview.ts'
import type { PracticeNotes } from '../../answer-review/open-practice.ts'
import type { SoundFigures } from '../../answer-review/sound-figures.ts'

export const sessionKind = 'voice-interview'

export interface VoiceNotes extends PracticeNotes {
  session: Pick<VoiceInterviewDone, 'sessionId' | 'endsAt' | 'transcription' | 'coach' | 'defaultQuestions'> & {
    aheadMs: number
  }
  round: InterviewRound
  jobDescription: string
  /** The interviewer may ask again after a thin answer. */
  followsUp?: boolean
  /** Null where the browser could not decode it. */
  sounds: Readonly<Record<string, SoundFigures | null>>
  /** By answer: corrected by the user, or typed for a recording. */
  corrections: Readonly<Record<string, string>>
}

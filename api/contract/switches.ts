import type { CreditReason } from './prices.ts'

const switchable = {
  'resume-analysis': 'The resume analysis',
  'interview-prep': 'Interview preparation',
  'interview-qa': 'Interview Q&A',
  'voice-interview': 'The voice interview',
  'answer-feedback': 'Feedback on single answers',
  'elevator-pitch': 'The pitch studio',
  'voice-to-resume': 'Voice-to-resume',
  'cover-letter': 'The cover letter',
  purchases: 'Buying credits',
} as const

export type Switchable = keyof typeof switchable
export const switchableNames = Object.keys(switchable) as [Switchable, ...Switchable[]]

export const switchedOffSentence = (feature: Switchable) =>
  `${switchable[feature]} is turned off right now. Please try again later.`

const byReason: Record<CreditReason, Switchable> = {
  resume_score: 'resume-analysis',
  interview_prep: 'interview-prep',
  voice_interview: 'voice-interview',
  interview_feedback: 'answer-feedback',
  elevator_pitch: 'elevator-pitch',
  elevator_pitch_analysis: 'elevator-pitch',
  voice_to_resume: 'voice-to-resume',
  cover_letter: 'cover-letter',
}

/** Two paid features share a reason and differ only in their path. */
export function switchOf(reason: CreditReason, path: string): Switchable {
  return path.includes('/interview-qa/') ? 'interview-qa' : byReason[reason]
}

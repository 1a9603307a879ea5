import type { CreditReason } from './prices.ts'

/** What an operator can switch off (FEATURES_OFF), as a sentence begins with it. */
export const switchable = {
  'resume-analysis': 'The resume analysis',
  'interview-prep': 'Interview preparation',
  'interview-qa': 'Interview Q&A',
  'voice-interview': 'The voice interview',
  'answer-feedback': 'Feedback on single answers',
  'elevator-pitch': 'The pitch studio',
  'voice-to-resume': 'Voice-to-resume',
  purchases: 'Buying credits',
} as const

export type Switchable = keyof typeof switchable
export const switchableNames = Object.keys(switchable) as [Switchable, ...Switchable[]]

/** What the person reads, on the page and from the server. */
export const switchedOffSentence = (feature: Switchable) =>
  `${switchable[feature]} is switched off at the moment. Please come back later.`

const byReason: Record<CreditReason, Switchable> = {
  resume_score: 'resume-analysis',
  interview_prep: 'interview-prep',
  voice_interview: 'voice-interview',
  interview_feedback: 'answer-feedback',
  elevator_pitch: 'elevator-pitch',
  elevator_pitch_analysis: 'elevator-pitch',
  voice_to_resume: 'voice-to-resume',
}

/** The switch of a call that is paid for. Two features are paid for under one reason: their addresses differ. */
export function switchOf(reason: CreditReason, path: string): Switchable {
  return path.includes('/interview-qa/') ? 'interview-qa' : byReason[reason]
}

import type { CreditReason } from '../../../api/contract/prices.ts'

export const reasonNames: Record<CreditReason, string> = {
  resume_score: 'Resume analysis',
  interview_prep: 'Interview preparation',
  voice_interview: 'Voice practice interview',
  interview_feedback: 'Feedback on one answer',
  elevator_pitch: 'Pitch script',
  elevator_pitch_analysis: 'Pitch analysis',
  voice_to_resume: 'Voice-to-resume',
  cover_letter: 'Cover letter',
}

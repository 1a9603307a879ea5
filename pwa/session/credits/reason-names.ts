import type { CreditReason } from '../../../api/contract/prices.ts'

export const reasonNames: Record<CreditReason, string> = {
  resume_score: 'Resume Analytics',
  interview_prep: 'Interview Preparation',
  voice_interview: 'Voice Practice Interview',
  interview_feedback: 'Feedback on one answer',
  elevator_pitch: 'Pitch script',
  elevator_pitch_analysis: 'Pitch analysis',
  voice_to_resume: 'Voice-to-Resume Generator',
  cover_letter: 'Cover Letter',
}

import { creditReasons } from '../../api/contract/prices.ts'
import type { IconName } from '../ui/icon-shapes.tsx'

/** One of the five features: its name, price and address. */
export interface Feature {
  /** `/?feature=…` */
  id: 'resume' | 'interview' | 'voice' | 'elevator' | 'voice-resume'
  name: string
  text: string
  badge?: 'PRO' | 'NEW' | 'BETA'
  icon: IconName
  href: string
  /** The price in words, because some features have more than one. */
  price: string
  /** What the person gets, for the panel on the home screen. */
  results: readonly string[]
}

const credits = (count: number) => `${count} credits`

export const features: readonly Feature[] = [
  {
    id: 'resume',
    name: 'Resume Analytics',
    text: 'ATS compatibility and skills gap analysis',
    icon: 'resume',
    href: '/analysis',
    price: credits(creditReasons.resume_score),
    results: [
      'A score from 0 to 100, and where every point comes from',
      'Missing keywords, with the must-haves marked',
      'Your own lines, rewritten and ready to copy',
    ],
  },
  {
    id: 'interview',
    name: 'Interview Preparation',
    text: 'Tailored questions and STAR answers',
    icon: 'prep',
    href: '/interview-prep',
    price: credits(creditReasons.interview_prep),
    results: ['A brief for your interview round', 'Ten questions with answers'],
  },
  {
    id: 'voice',
    name: 'Voice Practice Interview',
    text: 'Practice with your voice and get AI feedback',
    badge: 'PRO',
    icon: 'mic',
    href: '/voice-interview',
    price: `${credits(creditReasons.voice_interview)}. No subscription.`,
    results: ['Ten questions read aloud', 'Feedback on every answer you speak'],
  },
  {
    id: 'elevator',
    name: 'Elevator Pitch',
    text: 'A script, a recording, and feedback on both',
    icon: 'pitch',
    href: '/elevator-pitch',
    price: `${creditReasons.elevator_pitch} script, ${creditReasons.elevator_pitch_analysis} analysis`,
    results: [
      'A script of 60 to 90 seconds, from your own facts',
      'Feedback on how you said it, moment by moment',
      'A library for your three best takes',
    ],
  },
  {
    id: 'voice-resume',
    name: 'Voice-to-Resume Generator',
    text: 'Transform your experience into a polished resume',
    badge: 'BETA',
    icon: 'pen',
    href: '/voice-to-resume',
    price: credits(creditReasons.voice_to_resume),
    results: ['Five minutes of talking become a Word document', 'Nothing made up: gaps are marked'],
  },
]

export const featureOf = (id: string | null): Feature | undefined => features.find((feature) => feature.id === id)

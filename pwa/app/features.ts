import { creditReasons } from '../../api/contract/prices.ts'
import type { IconName } from '../ui/icon-shapes.tsx'

/** What the app knows of a feature: the menus, bars, routes and offers to continue follow from it. */
export interface Feature {
  id: 'resume' | 'letter' | 'interview' | 'voice' | 'elevator' | 'voice-resume' | 'self'
  name: string
  text: string
  badge?: 'PRO' | 'NEW' | 'BETA'
  icon: IconName
  href: string
  /** Other addresses of the same screen. */
  alsoAt?: readonly string[]
  /** In credits; null for free. */
  price: string | null
  /** Its form takes the job ad and the resume. */
  needsJob?: true
}

/** The priced ones, in the order of a job search. */
export const features: readonly Feature[] = [
  {
    id: 'resume',
    name: 'Resume Analytics',
    text: 'ATS compatibility and skills gap analysis',
    icon: 'resume',
    href: '/analysis',
    needsJob: true,
    price: `${creditReasons.resume_score}`,
  },
  {
    id: 'letter',
    name: 'Cover Letter',
    text: 'Three paragraphs for this ad, from your own lines',
    badge: 'NEW',
    icon: 'letter',
    href: '/cover-letter',
    needsJob: true,
    price: `${creditReasons.cover_letter}`,
  },
  {
    id: 'interview',
    name: 'Interview Preparation',
    text: 'Tailored questions and STAR answers',
    icon: 'prep',
    href: '/interview-prep',
    alsoAt: ['/basic-interview-prep'],
    needsJob: true,
    price: `${creditReasons.interview_prep}`,
  },
  {
    id: 'voice',
    name: 'Voice Practice Interview',
    text: 'Practice with your voice and get AI feedback',
    badge: 'PRO',
    icon: 'mic',
    href: '/voice-interview',
    alsoAt: ['/voice-interview-prep'],
    needsJob: true,
    price: `${creditReasons.voice_interview}`,
  },
  {
    id: 'elevator',
    name: 'Elevator Pitch',
    text: 'A script, a recording, and feedback on both',
    icon: 'pitch',
    href: '/elevator-pitch',
    needsJob: true,
    price: `${creditReasons.elevator_pitch} + ${creditReasons.elevator_pitch_analysis}`,
  },
  {
    id: 'voice-resume',
    name: 'Voice-to-Resume Generator',
    text: 'Transform your experience into a polished resume',
    badge: 'BETA',
    icon: 'pen',
    href: '/voice-to-resume',
    price: `${creditReasons.voice_to_resume}`,
  },
]

export const selfPractice: Feature = {
  id: 'self',
  name: 'Self practice',
  text: 'Hear a question, answer out loud, listen back',
  icon: 'play',
  href: '/self-interview-prep',
  price: null,
}

export const allFeatures: readonly Feature[] = [...features, selfPractice]

export const pathsOf = ({ href, alsoAt = [] }: Feature): readonly string[] => [href, ...alsoAt]

/** Home's interview card opens at home's path. */
export const preparationByRound = '/?feature=interview'

export const featureOf = (id: string | null): Feature | undefined => features.find((feature) => feature.id === id)

import { creditReasons } from '../../api/contract/prices.ts'
import type { IconName } from '../ui/icon.tsx'

/** What the app knows of a feature: the menus, bars, routes and offers to continue follow from it. */
export interface Feature {
  id: 'resume' | 'letter' | 'interview' | 'voice' | 'elevator' | 'voice-resume' | 'self'
  name: string
  text: string
  /** Its screen's first sentence, compared by start-frame.test.ts. */
  intro: string
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
    intro: 'See what a hiring system finds in your resume for the job you want, line by line.',
    icon: 'resume',
    href: '/analysis',
    needsJob: true,
    price: `${creditReasons.resume_score}`,
  },
  {
    id: 'letter',
    name: 'Cover Letter',
    text: 'Three paragraphs for this ad, from your own lines',
    intro: 'A letter for this ad from your own lines, with your reason for this employer in your words.',
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
    intro: 'Ten likely questions for this job, each with a way to answer it from your own facts.',
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
    intro: 'Ten questions, read aloud. Record your answers and get feedback on each one.',
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
    intro: 'Sixty seconds about you, for this job: written, recorded, and improved.',
    icon: 'pitch',
    href: '/elevator-pitch',
    needsJob: true,
    price: `${creditReasons.elevator_pitch} + ${creditReasons.elevator_pitch_analysis}`,
  },
  {
    id: 'voice-resume',
    name: 'Voice-to-Resume Generator',
    text: 'Transform your experience into a polished resume',
    intro: 'Talk about your work in English. Get a resume that says only what you said.',
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
  intro: 'Hear a question, answer out loud, listen to yourself. It works without a connection.',
  icon: 'play',
  href: '/self-interview-prep',
  price: null,
}

export const allFeatures: readonly Feature[] = [...features, selfPractice]

export const pathsOf = ({ href, alsoAt = [] }: Feature): readonly string[] => [href, ...alsoAt]

/** Home's interview card opens at home's path. */
export const preparationByRound = '/?feature=interview'

export const featureOf = (id: string | null): Feature | undefined => features.find((feature) => feature.id === id)

export const byRound: Feature = {
  ...featureOf('interview')!,
  intro: 'A brief for one round of interviews: what it is for, what they look for, and what to say.',
  href: preparationByRound,
  alsoAt: [],
}

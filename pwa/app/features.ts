import { features as declared, type FeatureName, type FeaturesWith } from '../../api/contract/features.ts'
import type { IconName } from '../ui/icon.tsx'

type ScreenName = FeaturesWith<{ href: string }>
/** Prep by round stands beside Interview Q&A, at home's path. */
export type ListedName = Exclude<ScreenName, 'interview-prep'>

/** What only the page knows of a feature; `shell/feature-parts.ts` has its screen. */
interface OnPage {
  /** In home's `?feature=`, in the scores kept on the device, in the name of its picture. */
  id: 'resume' | 'letter' | 'interview' | 'voice' | 'elevator' | 'voice-resume' | 'self'
  text: string
  /** Its screen's first sentence, compared by start-frame.test.ts. */
  intro: string
  badge?: 'PRO' | 'NEW' | 'BETA'
  icon: IconName
  /** Other addresses of the same screen. */
  alsoAt?: readonly string[]
  /** Its form takes the job ad and the resume. */
  needsJob?: true
  /** The entry of the bottom bar it belongs to, and its name beside the others there. */
  under: 'Resume' | 'Prep' | 'Practice'
  shortName: string
}

/** The app's view of a feature: the menus, bars, routes and offers to continue follow from it. */
export interface Feature extends OnPage {
  key: ScreenName
  name: string
  href: string
  /** In credits; null for free. */
  price: string | null
}

const preparation = {
  id: 'interview',
  text: 'Tailored questions and STAR answers',
  icon: 'prep',
  needsJob: true,
  under: 'Prep',
} as const

const onPage: Record<ScreenName, OnPage> = {
  'resume-analysis': {
    id: 'resume',
    text: 'ATS compatibility and skills gap analysis',
    intro: 'See what a hiring system finds in your resume for the job you want, line by line.',
    icon: 'resume',
    needsJob: true,
    under: 'Resume',
    shortName: 'Analyze',
  },
  'cover-letter': {
    id: 'letter',
    text: 'Three paragraphs for this ad, from your own lines',
    intro: 'A letter for this ad from your own lines, with your reason for this employer in your words.',
    badge: 'NEW',
    icon: 'letter',
    needsJob: true,
    under: 'Resume',
    shortName: 'Cover letter',
  },
  'interview-qa': {
    ...preparation,
    intro: 'Ten likely questions for this job, each with a way to answer it from your own facts.',
    alsoAt: ['/basic-interview-prep'],
    shortName: 'Q&A',
  },
  'interview-prep': {
    ...preparation,
    intro: 'A brief for one round of interviews: what it is for, what they look for, and what to say.',
    shortName: 'By round',
  },
  'voice-interview': {
    id: 'voice',
    text: 'Practice with your voice and get AI feedback',
    intro: 'Ten questions, read aloud. Record your answers and get feedback on each one.',
    badge: 'PRO',
    icon: 'mic',
    alsoAt: ['/voice-interview-prep'],
    needsJob: true,
    under: 'Practice',
    shortName: 'Interview',
  },
  'elevator-pitch': {
    id: 'elevator',
    text: 'A script, a recording, and feedback on both',
    intro: 'Sixty seconds about you, for this job: written, recorded, and improved.',
    icon: 'pitch',
    needsJob: true,
    under: 'Practice',
    shortName: 'Pitch',
  },
  'voice-to-resume': {
    id: 'voice-resume',
    text: 'Transform your experience into a polished resume',
    intro: 'Talk about your work in English. Get a resume that says only what you said.',
    badge: 'BETA',
    icon: 'pen',
    under: 'Resume',
    shortName: 'Speak it',
  },
  'self-practice': {
    id: 'self',
    text: 'Hear a question, answer out loud, listen back',
    intro: 'Hear a question, answer out loud, listen to yourself. It works without a connection.',
    icon: 'play',
    under: 'Practice',
    shortName: 'Self practice',
  },
}

export function featureOf<Name extends ScreenName>(key: Name): Feature & { key: Name } {
  const { name, href, prices } = declared[key]
  return { key, name, href, price: Object.values(prices).join(' + ') || null, ...onPage[key] }
}

const everyFeature = (Object.keys(declared) as FeatureName[]).flatMap((name) =>
  name in onPage ? [featureOf(name as ScreenName)] : [],
)

export const byRound: Feature = featureOf('interview-prep')

/** Those of the menus, the free one last. */
export const allFeatures = everyFeature.filter(({ key }) => key !== byRound.key) as (Feature & { key: ListedName })[]

/** The screen that home shows, or leads to, at `?feature=`. */
export const featureAtHome = (id: string | null) => [byRound, ...allFeatures].find((feature) => feature.id === id)

export const pathsOf = ({ href, alsoAt = [] }: Feature): readonly string[] => [href, ...alsoAt]

/** The screens under one entry of the bar. */
export const featuresUnder = (entry: Feature['under']) => everyFeature.filter(({ under }) => under === entry)

interface DeclaredFeature {
  /** On menus, prices and charges. */
  name: string
  /** Begins the sentence that says it is switched off; the ones without it cannot be. */
  inSentence?: string
  /** Of its screen. */
  href?: string
  /** In credits, by the reason of the charge. */
  prices: Readonly<Record<string, number>>
  /** Where its charges have names of their own. */
  charges?: Readonly<Record<string, string>>
}

/** Interview Q&A and the preparation for a round are charged alike. */
const preparation = { interview_prep: 5 } as const

/** What page and server know of each feature, in the order of a job search. Its folders and its switch have its name. */
export const features = {
  'resume-analysis': {
    name: 'Resume Analytics',
    inSentence: 'The resume analysis',
    href: '/analysis',
    prices: { resume_score: 15 },
  },
  'cover-letter': { name: 'Cover Letter', inSentence: 'The cover letter', href: '/cover-letter', prices: { cover_letter: 5 } },
  'interview-qa': { name: 'Interview Preparation', inSentence: 'Interview Q&A', href: '/interview-prep', prices: preparation },
  'interview-prep': {
    name: 'Interview Preparation',
    inSentence: 'Interview preparation',
    href: '/?feature=interview',
    prices: preparation,
  },
  'voice-interview': {
    name: 'Voice Practice Interview',
    inSentence: 'The voice interview',
    href: '/voice-interview',
    prices: { voice_interview: 15 },
  },
  'answer-feedback': {
    name: 'Feedback on one answer',
    inSentence: 'Feedback on single answers',
    prices: { interview_feedback: 5 },
  },
  'elevator-pitch': {
    name: 'Elevator Pitch',
    inSentence: 'The pitch studio',
    href: '/elevator-pitch',
    prices: { elevator_pitch: 10, elevator_pitch_analysis: 10 },
    charges: { elevator_pitch: 'Pitch script', elevator_pitch_analysis: 'Pitch analysis' },
  },
  'voice-to-resume': {
    name: 'Voice-to-Resume Generator',
    inSentence: 'Voice-to-resume',
    href: '/voice-to-resume',
    prices: { voice_to_resume: 20 },
  },
  'self-practice': { name: 'Self practice', href: '/self-interview-prep', prices: {} },
} as const satisfies Record<string, DeclaredFeature>

type Features = typeof features
export type FeatureName = keyof Features

/** The features that have what `Part` says. */
export type FeaturesWith<Part> = { [Name in FeatureName]: Features[Name] extends Part ? Name : never }[FeatureName]

export const declaredFeatures = Object.entries(features) as [FeatureName, DeclaredFeature][]

import { creditReasons } from '../../../api/contract/prices.ts'
import { type Feature, featureOf, selfPractice } from '../features.ts'

export interface JobFacts {
  hasAd: boolean
  hasResume: boolean
  hasScore: boolean
  hasPracticed: boolean
  hasInterview: boolean
  /** Null when unknown or while the free credits are waiting: then everything is affordable. */
  credits: number | null
}

export type NextStep = { add: string } | { open: Pick<Feature, 'name' | 'href' | 'price'> }

const steps = [
  { isDone: 'hasScore', feature: featureOf('resume')!, price: creditReasons.resume_score },
  { isDone: 'hasPracticed', feature: featureOf('interview')!, price: creditReasons.interview_prep },
  { isDone: 'hasInterview', feature: featureOf('voice')!, price: creditReasons.voice_interview },
] as const

export function nextStep(facts: JobFacts): NextStep {
  if (!facts.hasAd) return { add: 'Next: add the job description.' }
  if (!facts.hasResume) return { add: 'Next: add your resume.' }
  const next = steps.find(({ isDone }) => !facts[isDone]) ?? {
    feature: featureOf('elevator')!,
    price: creditReasons.elevator_pitch,
  }
  const isAffordable = facts.credits === null || facts.credits >= next.price
  return { open: isAffordable ? next.feature : selfPractice }
}

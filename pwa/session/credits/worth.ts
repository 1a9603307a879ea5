import { creditReasons } from '../../../api/contract/prices.ts'
import { reasonNames } from './reason-names.ts'

const features = ['resume_score', 'interview_prep', 'voice_interview', 'voice_to_resume'] as const

/** What the free credits are enough for; the prices add up to them. */
export const freeCreditsBuy = 'a resume analysis, a voice interview and two interview preparations'

/** How many times these credits would pay for each feature. */
export const worthOf = (credits: number) =>
  features.map((reason) => ({ name: reasonNames[reason], times: Math.floor(credits / creditReasons[reason]) }))

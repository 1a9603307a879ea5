import { creditReasons } from '../../../api/contract/prices.ts'
import { reasonNames } from './reason-names.ts'

const features = ['resume_score', 'interview_prep', 'voice_interview', 'voice_to_resume'] as const

export const freeCreditsBuy = 'a resume analysis, a voice interview and two interview preparations'

export const worthOf = (credits: number) =>
  features.map((reason) => ({ name: reasonNames[reason], times: Math.floor(credits / creditReasons[reason]) }))

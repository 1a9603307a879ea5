import { creditReasons } from '../../../api/contract/prices.ts'
import { reasonNames } from './reason-names.ts'

const { elevator_pitch, elevator_pitch_analysis } = creditReasons

const prices: readonly (readonly [name: string, credits: number])[] = [
  ...(['resume_score', 'cover_letter', 'interview_prep', 'voice_interview'] as const).map(
    (reason) => [reasonNames[reason], creditReasons[reason]] as const,
  ),
  ['Elevator Pitch', elevator_pitch + elevator_pitch_analysis],
  [reasonNames.voice_to_resume, creditReasons.voice_to_resume],
]

export const freeCreditsBuy = 'a resume analysis, a voice interview and two interview preparations'

export const worthOf = (credits: number) => prices.map(([name, price]) => ({ name, times: Math.floor(credits / price) }))

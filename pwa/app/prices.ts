import { type CreditReason, creditPackages, creditReasons } from '../../api/contract/prices.ts'
import { reasonNames } from '../session/credits/reason-names.ts'

const { priceCents, credits } = creditPackages.basic

/** As advertised: $5 for 100 credits. */
const centsPerCredit = priceCents / credits

function inMoney(creditCount: number): string {
  const cents = creditCount * centsPerCredit
  return cents < 100 ? `${cents}¢` : `$${cents / 100}`
}

export const priceRows: readonly { name: string; credits: string; money: string }[] = [
  row('resume_score'),
  row('interview_prep'),
  row('voice_interview'),
  row('interview_feedback'),
  {
    name: 'Elevator pitch',
    credits: `${creditReasons.elevator_pitch} script, ${creditReasons.elevator_pitch_analysis} analysis`,
    money: `${inMoney(creditReasons.elevator_pitch)} each`,
  },
  row('voice_to_resume'),
]

function row(reason: CreditReason) {
  const creditCount = creditReasons[reason]
  return { name: reasonNames[reason], credits: `${creditCount} credits`, money: inMoney(creditCount) }
}

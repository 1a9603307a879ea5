import { creditPackages, creditReasons } from '../../api/contract/prices.ts'

const { priceCents, credits } = creditPackages.basic

/** The price of one credit in US cents, as advertised: $5 for 100 credits. */
const centsPerCredit = priceCents / credits

/** `75¢`, `$1` */
function inMoney(creditCount: number): string {
  const cents = creditCount * centsPerCredit
  return cents < 100 ? `${cents}¢` : `$${cents / 100}`
}

/** The six rows of the price list; the pitch's two prices share one. */
export const priceRows: readonly { name: string; credits: string; money: string }[] = [
  row('Resume analysis', creditReasons.resume_score),
  row('Interview preparation', creditReasons.interview_prep),
  row('Voice practice interview', creditReasons.voice_interview),
  row('Feedback on one answer', creditReasons.interview_feedback),
  {
    name: 'Elevator pitch',
    credits: `${creditReasons.elevator_pitch} script, ${creditReasons.elevator_pitch_analysis} analysis`,
    money: `${inMoney(creditReasons.elevator_pitch)} each`,
  },
  row('Voice-to-resume', creditReasons.voice_to_resume),
]

function row(name: string, creditCount: number) {
  return { name, credits: `${creditCount} credits`, money: inMoney(creditCount) }
}

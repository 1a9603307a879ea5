import { type CreditReason, creditPackages, creditReasons, freeCredits } from '../../../api/contract/prices.ts'
import { reasonNames } from '../../session/credits/reason-names.ts'

export function PriceList() {
  return (
    <section className="panel stack price-list" aria-labelledby="prices">
      <div className="stack-tight">
        <h2 id="prices" className="title-l">
          $5 for 100 credits
        </h2>
        <p>
          The first {freeCredits} are free once your phone number is verified. There is no subscription, and you pay only if you
          get results.
        </p>
      </div>
      <table>
        <caption className="only-heard">What each feature costs</caption>
        <thead className="only-heard">
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Credits</th>
            <th scope="col">In dollars</th>
          </tr>
        </thead>
        <tbody>
          {priceRows.map(({ name, credits, money }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{credits}</td>
              <td className="numbers">{money}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const { priceCents, credits } = creditPackages.basic

/** As advertised: $5 for 100 credits. */
const centsPerCredit = priceCents / credits

function inMoney(creditCount: number): string {
  const cents = creditCount * centsPerCredit
  return cents < 100 ? `${cents}¢` : `$${cents / 100}`
}

const priceRows: readonly { name: string; credits: string; money: string }[] = [
  row('resume_score'),
  row('cover_letter'),
  row('interview_prep'),
  row('voice_interview'),
  row('interview_feedback'),
  {
    name: 'Elevator Pitch',
    credits: `${creditReasons.elevator_pitch} script, ${creditReasons.elevator_pitch_analysis} analysis`,
    money: `${inMoney(creditReasons.elevator_pitch)} each`,
  },
  row('voice_to_resume'),
]

function row(reason: CreditReason) {
  const creditCount = creditReasons[reason]
  return { name: reasonNames[reason], credits: `${creditCount} credits`, money: inMoney(creditCount) }
}

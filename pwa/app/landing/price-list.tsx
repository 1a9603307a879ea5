import { freeCredits } from '../../../api/contract/prices.ts'
import { priceRows } from '../prices.ts'

/** The pricing and credit-cost panel of the signed-out home. */
export function PriceList() {
  return (
    <section className="price-list" aria-labelledby="prices">
      <div className="price-list-offer">
        <h2 id="prices">$5 for 100 credits</h2>
        <p>
          The first {freeCredits} are free once your phone number is verified. No subscription, and you pay only for an answer
          that was made.
        </p>
      </div>
      <table>
        <caption className="only-heard">What each feature costs</caption>
        <thead className="only-heard">
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Credits</th>
            <th scope="col">In money</th>
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

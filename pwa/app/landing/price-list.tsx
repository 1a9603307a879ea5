import { freeCredits } from '../../../api/contract/prices.ts'
import { priceRows } from '../prices.ts'

export function PriceList() {
  return (
    <section className="panel price-list" aria-labelledby="prices">
      <div className="stack-tight">
        <h2 id="prices">$5 for 100 credits</h2>
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

import './star-view.css'
import { WithGaps } from '../ui/with-gaps.tsx'
import { starParts, starPartsOf } from './star-answer.ts'

/** An answer in its four parts; one that does not have them stays as it is written. */
export function StarView({ text }: { text: string }) {
  const parts = starPartsOf(text)
  if (!parts) {
    return (
      <p className="star-whole">
        <WithGaps text={text} />
      </p>
    )
  }
  return (
    <dl className="star-view">
      {starParts.map((part) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>
            <WithGaps text={parts[part]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

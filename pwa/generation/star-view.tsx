import '../ui/layout.css'
import './star-view.css'
import { WithGaps } from '../ui/with-gaps.tsx'
import { starParts, starPartsOf } from './star-answer.ts'

/** A suggested answer in its four parts. One without them is shown as it is. */
export function StarView({ text }: { text: string }) {
  const parts = starPartsOf(text)
  if (!parts) {
    return (
      <p className="prose">
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

import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Place } from '../places.ts'

/** One of the five cards, as a row with its price. The choice is in the address, so Back takes it away again. */
export function FeatureRow({ place, chosen }: { place: Place; chosen: boolean }) {
  return (
    <a className="feature-row" href={`/?feature=${place.id}`} aria-current={chosen ? 'true' : undefined}>
      <span className="feature-row-icon">
        <Icon name={place.icon} />
      </span>
      <span className="feature-row-words">
        <strong>
          {place.name} {place.badge && <Badge>{place.badge}</Badge>}
        </strong>
        <small>{place.text}</small>
        <small className="feature-row-price numbers">{place.price}</small>
      </span>
      <Icon name="chevron-right" size={20} />
    </a>
  )
}

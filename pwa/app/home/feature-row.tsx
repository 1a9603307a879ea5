import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { notOpenYet, type Place } from '../places.ts'

/** One of the five cards, as a row with its price. The choice is in the address, so Back takes it away again. */
export function FeatureRow({ place, chosen }: { place: Place; chosen: boolean }) {
  const inside = (
    <>
      <span className="feature-row-icon">
        <Icon name={place.icon} />
      </span>
      <span className="feature-row-words">
        <strong>
          {place.name} {place.badge && <Badge>{place.badge}</Badge>}
        </strong>
        <small>{place.text}</small>
        <small className="feature-row-price numbers">
          {place.price}
          {!place.open && <span>{notOpenYet}</span>}
        </small>
      </span>
    </>
  )
  if (!place.open) return <div className="feature-row feature-row-closed">{inside}</div>
  return (
    <a className="feature-row" href={`/?feature=${place.id}`} aria-current={chosen ? 'true' : undefined}>
      {inside}
      <Icon name="chevron-right" size={20} />
    </a>
  )
}

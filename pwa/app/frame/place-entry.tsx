import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { notOpenYet, type Place } from '../places.ts'

/** A feature in a menu: name, badge, what it does. One that is not built yet says so and leads nowhere. */
export function PlaceEntry({ place }: { place: Place }) {
  const inside = (
    <>
      <Icon name={place.icon} />
      <span className="menu-item-words">
        <strong>{place.name}</strong> {place.badge && <Badge>{place.badge}</Badge>}
        <small>{place.text}</small>
        {!place.open && <small>{notOpenYet}</small>}
      </span>
    </>
  )
  if (!place.open) return <span className="menu-item">{inside}</span>
  return (
    <a className="menu-item" href={place.href} data-direction="root">
      {inside}
    </a>
  )
}

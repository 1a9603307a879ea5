import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Place } from '../places.ts'

/** A feature in a menu: name, badge, what it does. */
export function PlaceEntry({ place }: { place: Place }) {
  return (
    <a className="menu-item" href={place.href} data-direction="root">
      <Icon name={place.icon} />
      <span className="menu-item-words">
        <strong>{place.name}</strong> {place.badge && <Badge>{place.badge}</Badge>}
        <small>{place.text}</small>
      </span>
    </a>
  )
}

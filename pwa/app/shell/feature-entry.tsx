import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Feature } from '../features.ts'

/** A feature in a menu: name, badge, what it does. */
export function FeatureEntry({ feature }: { feature: Feature }) {
  return (
    <a className="menu-item" href={feature.href} data-direction="root">
      <Icon name={feature.icon} />
      <span className="menu-item-words">
        <strong>{feature.name}</strong> {feature.badge && <Badge>{feature.badge}</Badge>}
        <small>{feature.text}</small>
      </span>
    </a>
  )
}

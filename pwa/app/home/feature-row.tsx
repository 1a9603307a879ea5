import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FeatureIcon } from '../feature-icon.tsx'
import type { Feature } from '../features.ts'

/** One of the five cards, as a row with its price. The choice is in the address, so Back undoes it. */
export function FeatureRow({ feature, chosen }: { feature: Feature; chosen: boolean }) {
  return (
    <a className="feature-row" href={`/?feature=${feature.id}`} aria-current={chosen ? 'true' : undefined}>
      <FeatureIcon name={feature.icon} />
      <span className="feature-row-words">
        <strong>
          {feature.name} {feature.badge && <Badge>{feature.badge}</Badge>}
        </strong>
        <small>{feature.text}</small>
        <small className="feature-row-price numbers">{feature.price}</small>
      </span>
      <Icon name="chevron-right" size={20} />
    </a>
  )
}

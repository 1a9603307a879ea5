import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { featureOf, features, selfPractice } from '../features.ts'

/** The specification's four in its order, then newer ones. */
const inMenuOrder = [...features.filter(({ id }) => id !== 'elevator'), featureOf('elevator')!, selfPractice]

export function FeatureEntries() {
  return inMenuOrder.map(({ name, text, badge, icon, href }) => (
    <a key={href} className="menu-item" href={href} data-direction="root">
      <Icon name={icon} />
      <span className="fill">
        <strong>{name}</strong> {badge && <Badge>{badge}</Badge>}
        <small>{text}</small>
      </span>
    </a>
  ))
}

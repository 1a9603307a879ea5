import './feature-icon.css'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-shapes.tsx'

/** A feature's icon on a tile. */
export function FeatureIcon({ name }: { name: IconName }) {
  return (
    <span className="feature-icon">
      <Icon name={name} />
    </span>
  )
}

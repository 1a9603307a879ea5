import './feature-icon.css'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-shapes.tsx'

export function FeatureIcon({ name }: { name: IconName }) {
  return (
    <span className="feature-icon">
      <Icon name={name} />
    </span>
  )
}

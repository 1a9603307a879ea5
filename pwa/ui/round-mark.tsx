import './round-mark.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.tsx'

/** A large icon on a disc. `lamp` for success. */
export function RoundMark({ icon, tone = 'sunk' }: { icon: IconName; tone?: 'lamp' | 'sunk' }) {
  return (
    <span className={`round-mark round-mark-${tone}`}>
      <Icon name={icon} size={40} />
    </span>
  )
}

import './section.css'
import { Icon } from './icon.tsx'

/** A sentence about how far to trust what follows. */
export function InfoNote({ children }: { children: string }) {
  return (
    <p className="info-note sunk-note">
      <Icon name="info" size={20} /> <span>{children}</span>
    </p>
  )
}

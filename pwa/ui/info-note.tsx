import './section.css'
import { Icon } from './icon.tsx'

export function InfoNote({ children }: { children: string }) {
  return (
    <p className="info-note sunk-note">
      <Icon name="info" size={20} /> <span>{children}</span>
    </p>
  )
}

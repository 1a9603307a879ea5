import './status-line.css'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

interface StatusLineProps {
  look: 'writing' | 'lost' | 'done' | 'returned'
  children: ReactNode
}

const icons = { writing: 'bulb', lost: 'warning', done: 'check', returned: 'info' } as const

/** Keeps its height while its words change. */
export function StatusLine({ look, children }: StatusLineProps) {
  return (
    <div className={`status-line box small beside not-printed tone-${look === 'done' ? 'green' : 'yellow'}`}>
      <span className="toned">
        <Icon name={icons[look]} />
      </span>
      <p>{children}</p>
    </div>
  )
}

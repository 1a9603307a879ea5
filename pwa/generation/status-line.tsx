import './status-line.css'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

interface StatusLineProps {
  /** `returned`: the result is there and cost nothing. */
  look: 'writing' | 'lost' | 'done' | 'returned'
  children: ReactNode
}

const icons = { writing: 'bulb', lost: 'warning', done: 'check', returned: 'info' } as const

/** One line above the results: what the credits are doing, later what they became. It keeps its height. */
export function StatusLine({ look, children }: StatusLineProps) {
  return (
    <div className={`status-line status-line-${look}`}>
      <Icon name={icons[look]} />
      <p>{children}</p>
    </div>
  )
}

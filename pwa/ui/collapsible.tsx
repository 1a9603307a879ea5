import './collapsible.css'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface CollapsibleProps {
  title: ReactNode
  children: ReactNode
  end?: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  look?: 'card' | 'line'
  id?: string
}

/** Uses `<details>`, so in-page search finds its content and it works without scripts. */
export function Collapsible({ title, children, end, open = false, onToggle, look = 'card', id }: CollapsibleProps) {
  return (
    <details
      id={id}
      className={`collapsible collapsible-${look}`}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span className="collapsible-title">{title}</span>
        {end}
        <Icon name="chevron-down" />
      </summary>
      <div className="collapsible-body stack">{children}</div>
    </details>
  )
}

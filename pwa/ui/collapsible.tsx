import './collapsible.css'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface CollapsibleProps {
  title: ReactNode
  children: ReactNode
  /** Badges and figures beside the title. */
  end?: ReactNode
  /** Open when it appears. */
  open?: boolean
  /** Called after a person opened or closed it. */
  onToggle?: (open: boolean) => void
  /** `card`: on its own surface. `line`: between hairlines, in a list. */
  look?: 'card' | 'line'
  id?: string
}

/** A section that opens and closes. Built on `<details>`, so in-page search finds its content and it works without script. */
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
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="collapsible-body">{children}</div>
    </details>
  )
}

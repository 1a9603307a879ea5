import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Mark } from './mark.tsx'

interface TopBarProps {
  title: string
  /** The product's name in place of the title. */
  brand?: boolean
  backHref?: string | undefined
  end: ReactNode
}

export function TopBar({ title, brand = false, backHref, end }: TopBarProps) {
  return (
    <header className="top-bar row-tight">
      {backHref && (
        <a className="icon-button" href={backHref} data-direction="back" aria-label="Back">
          <Icon name="back" />
        </a>
      )}
      {brand ? (
        <span className="brand row-tight fill">
          <Mark size={32} /> Greenroom
        </span>
      ) : (
        <h1 className="top-bar-title fill">{title}</h1>
      )}
      <div>{end}</div>
    </header>
  )
}

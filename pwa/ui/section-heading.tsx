import './section-heading.css'
import type { ReactNode } from 'react'

interface SectionHeadingProps {
  id?: string
  children: ReactNode
  level?: 2 | 3
  state?: 'ready' | 'writing'
  end?: ReactNode
}

/** Focusable by script, so that a chip can jump to it. */
export function SectionHeading({ id, children, level = 2, state = 'ready', end }: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`section-heading section-heading-${state} row`}>
      <Heading id={id} tabIndex={-1}>
        {children}
      </Heading>
      {state === 'writing' && <span className="section-heading-state small quiet">Being written</span>}
      {end && <div className="section-heading-end row-tight">{end}</div>}
    </div>
  )
}

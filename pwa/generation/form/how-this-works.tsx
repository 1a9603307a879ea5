import './how-this-works.css'
import type { ReactNode } from 'react'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Collapsible } from '../../ui/collapsible.tsx'

export interface Step {
  title: string
  text: string
}

interface HowThisWorksProps {
  children: ReactNode
  price?: string
  steps: readonly Step[]
}

/** Folded on a phone, where the form comes first. */
export function HowThisWorks({ children, price, steps }: HowThisWorksProps) {
  const isDesktop = useIsDesktop()
  const list = (
    <ol className="how-steps stack-close plain-list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span className="quiet small">{text}</span>
        </li>
      ))}
    </ol>
  )
  return (
    <div className="how card card-sunk stack-tight">
      {isDesktop && <h2>How This Works</h2>}
      <p>{children}</p>
      {price && <strong className="small numbers">{price}</strong>}
      {isDesktop ? (
        list
      ) : (
        <Collapsible title="How This Works" look="line">
          {list}
        </Collapsible>
      )}
    </div>
  )
}

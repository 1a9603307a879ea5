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
  return (
    <div className="how card card-sunk stack-tight">
      <p className="prose">{children}</p>
      {price && <strong className="small numbers">{price}</strong>}
      {useIsDesktop() ? (
        <>
          <h2>How This Works</h2>
          <Steps steps={steps} />
        </>
      ) : (
        <Collapsible title="How This Works" look="line">
          <Steps steps={steps} />
        </Collapsible>
      )}
    </div>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="how-steps stack-close plain-list">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span className="quiet small">{text}</span>
        </li>
      ))}
    </ol>
  )
}

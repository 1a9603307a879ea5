import '../../ui/layout.css'
import type { ReactNode } from 'react'

interface FormLayoutProps {
  /** What the feature is for: `HowThisWorks`. */
  intro: ReactNode
  /** Below it on a desktop, and between it and the form on a phone. */
  beside?: ReactNode
  children: ReactNode
}

/** The layout of every form: what it is for, then the form; side by side on a desktop. */
export function FormLayout({ intro, beside, children }: FormLayoutProps) {
  return (
    <div className="columns">
      <div className="column">
        {intro}
        {beside}
      </div>
      <div className="stack">{children}</div>
    </div>
  )
}

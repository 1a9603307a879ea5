import type { ReactNode } from 'react'

interface FormLayoutProps {
  intro: ReactNode
  /** Below the intro on a desktop; between intro and form on a phone. */
  beside?: ReactNode
  children: ReactNode
}

/** Intro, then form; side by side on a desktop. */
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

import '../ui/section.css'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Illustration } from '../ui/illustration.tsx'
import { takeFocusInPlace } from '../ui/take-focus.ts'
import type { Run } from './generation.ts'
import { lostWords, unansweredWords } from './status-words.ts'

interface GeneratingCardProps {
  title: string
  doing: string
  run: Run<unknown>
  hold: string
  isInColumn?: boolean
  children: ReactNode
  footer?: ReactNode
}

/** Replaces the form while a generation runs, and takes the focus the form's button had. */
export function GeneratingCard({ title, doing, run, hold, isInColumn = false, children, footer }: GeneratingCardProps) {
  const isLost = run.state === 'running' && run.connection === 'lost'
  const hasParts = run.state === 'running' && Object.keys(run.received as object).length > 0
  const lost = hasParts ? lostWords : unansweredWords
  return (
    <Card as="section" className={isInColumn ? 'centered' : 'centered centered-narrow'}>
      <h2 tabIndex={-1} ref={takeFocusInPlace}>
        {title}
      </h2>
      <div className="stack-close centered" role="status">
        <Illustration of="waiting" />
        {doing}
      </div>
      {children}
      <p className="box">{isLost ? lost : hold}</p>
      {footer}
    </Card>
  )
}

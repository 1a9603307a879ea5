import '../ui/section.css'
import './generating-card.css'
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
  /** What happens, in order, and how many of them are known to be done. */
  steps?: readonly string[]
  done?: number
  children?: ReactNode
}

/** Replaces the form while a generation runs, and takes the focus the form's button had. */
export function GeneratingCard(props: GeneratingCardProps) {
  const { title, doing, run, hold, steps = [], done = 0, children } = props
  const isLost = run.state === 'running' && run.connection === 'lost'
  const hasParts = run.state === 'running' && Object.keys(run.received as object).length > 0
  const lost = hasParts ? lostWords : unansweredWords
  return (
    <Card as="section" className="generating stack-close centered centered-narrow">
      <h2 tabIndex={-1} ref={takeFocusInPlace}>
        {title}
      </h2>
      <div className="stack-close centered" role="status">
        <Illustration of="waiting" />
        {doing}
      </div>
      {steps.length > 0 && (
        <ol className="generating-steps plain-list stack-snug">
          {steps.map((step, at) => (
            <li key={step} className={at > done ? 'beside quiet' : 'beside'} data-lit={at <= done || undefined}>
              {step}
            </li>
          ))}
        </ol>
      )}
      <p className="box">{isLost ? lost : hold}</p>
      {children}
    </Card>
  )
}

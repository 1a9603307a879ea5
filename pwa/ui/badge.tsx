import './badge.css'
import type { ReactNode } from 'react'

interface BadgeProps {
  /** `lamp` for NEW, `edge` for PRO, BETA and types, a status color for verdicts (always together with a word or number). */
  tone?: 'lamp' | 'edge' | 'green' | 'blue' | 'yellow' | 'red' | 'quiet'
  children: ReactNode
}

/** A short label: NEW, PRO, BETA, a round, a verdict. */
export function Badge({ tone = 'edge', children }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}

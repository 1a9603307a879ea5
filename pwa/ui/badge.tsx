import './badge.css'
import type { ReactNode } from 'react'

interface BadgeProps {
  /** `lamp` for NEW, `edge` for PRO, BETA and types, a status color for verdicts (always together with a word or number). */
  tone?: 'lamp' | 'edge' | 'green' | 'blue' | 'yellow' | 'red' | 'quiet'
  /** The status color fills the badge instead of drawing its edge. */
  filled?: boolean
  children: ReactNode
}

/** A short label: NEW, PRO, BETA, a round, a verdict. */
export function Badge({ tone = 'edge', filled = false, children }: BadgeProps) {
  return <span className={`badge badge-${tone}${filled ? ' badge-filled' : ''}`}>{children}</span>
}

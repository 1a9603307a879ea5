import './badge.css'
import type { ReactNode } from 'react'

interface BadgeProps {
  /** `lamp` for NEW, `edge` for PRO, BETA and types, a status color for verdicts (always with a word or number). */
  tone?: 'lamp' | 'edge' | 'green' | 'blue' | 'yellow' | 'red' | 'quiet'
  filled?: boolean
  children: ReactNode
}

export function Badge({ tone = 'edge', filled = false, children }: BadgeProps) {
  return <span className={`badge badge-${tone} tone-${tone}${filled ? ' badge-filled' : ''}`}>{children}</span>
}

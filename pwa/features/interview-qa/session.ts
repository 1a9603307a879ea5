import type { QaCategory } from '../../../api/contract/qa-questions.ts'

export type Phase = 'initial' | 'preparing' | 'in-progress' | 'completed'

export type Filter = 'all' | 'job' | 'resume' | QaCategory

export interface Session {
  phase: Phase
  filter: Filter
  unfolded: ReadonlySet<number>
}

export type SessionEvent =
  | { type: 'preparation-began' }
  | { type: 'first-question-was-ready' }
  | { type: 'preparation-failed' }
  | { type: 'session-was-completed' }
  /** 'Start Over' and 'Start New Session': the questions stay until new ones arrive. */
  | { type: 'form-was-opened' }
  | { type: 'last-questions-were-opened' }
  | { type: 'filter-was-chosen'; filter: Filter }
  | { type: 'question-was-folded'; index: number; open: boolean }

const freshGuide = {
  filter: 'all',
  unfolded: new Set<number>(),
} as const

export const noSession: Session = { phase: 'initial', ...freshGuide }

export function toggled(set: ReadonlySet<number>, index: number, isIn = !set.has(index)): ReadonlySet<number> {
  const next = new Set(set)
  if (isIn) next.add(index)
  else next.delete(index)
  return next
}

export function afterEvent(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'preparation-began':
      return { ...session, phase: 'preparing' }
    case 'first-question-was-ready':
      return session.phase === 'preparing' ? { ...freshGuide, phase: 'in-progress' } : session
    case 'preparation-failed':
    case 'form-was-opened':
      return { ...session, phase: 'initial' }
    case 'session-was-completed':
      return session.phase === 'in-progress' ? { ...session, phase: 'completed' } : session
    case 'last-questions-were-opened':
      return { ...session, phase: 'in-progress' }
    case 'filter-was-chosen':
      return { ...session, filter: event.filter }
    case 'question-was-folded':
      return { ...session, unfolded: toggled(session.unfolded, event.index, event.open) }
  }
}

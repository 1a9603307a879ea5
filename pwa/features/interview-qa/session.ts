import type { QaCategory } from '../../../api/contract/qa-questions.ts'

export type Phase = 'initial' | 'preparing' | 'in-progress' | 'completed'

export type Filter = 'all' | 'job' | 'resume' | QaCategory

/** The preparing view's 1.5 s, and the first question. */
type Awaited = 'pause' | 'question'

export interface Session {
  phase: Phase
  awaits: readonly Awaited[]
  filter: Filter
  unfolded: ReadonlySet<number>
  key: string
}

export type SessionEvent =
  | { type: 'preparation-began' }
  | { type: 'pause-was-over' }
  | { type: 'first-question-arrived'; key: string }
  | { type: 'preparation-failed' }
  | { type: 'session-was-completed' }
  /** 'Start Over' and 'Start New Session': the questions stay until new ones arrive. */
  | { type: 'form-was-opened' }
  | { type: 'last-questions-were-opened' }
  | { type: 'filter-was-chosen'; filter: Filter }
  | { type: 'question-was-folded'; index: number; open: boolean }

const freshGuide = {
  awaits: [],
  filter: 'all',
  unfolded: new Set<number>(),
} as const

export const noSession: Session = { phase: 'initial', key: '', ...freshGuide }

export function toggled(set: ReadonlySet<number>, index: number, isIn = !set.has(index)): ReadonlySet<number> {
  const next = new Set(set)
  if (isIn) next.add(index)
  else next.delete(index)
  return next
}

function afterArrival(session: Session, arrived: Awaited): Session {
  if (session.phase !== 'preparing') return session
  const awaits = session.awaits.filter((awaited) => awaited !== arrived)
  return awaits.length > 0 ? { ...session, awaits } : { ...session, phase: 'in-progress', ...freshGuide }
}

export function afterEvent(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'preparation-began':
      return { ...session, phase: 'preparing', awaits: ['pause', 'question'] }
    case 'pause-was-over':
      return afterArrival(session, 'pause')
    case 'first-question-arrived':
      return afterArrival({ ...session, key: event.key }, 'question')
    case 'preparation-failed':
    case 'form-was-opened':
      return { ...session, phase: 'initial', awaits: [] }
    case 'session-was-completed':
      return session.phase === 'in-progress' ? { ...session, phase: 'completed' } : session
    case 'last-questions-were-opened':
      return { ...session, phase: 'in-progress', awaits: [] }
    case 'filter-was-chosen':
      return { ...session, filter: event.filter }
    case 'question-was-folded':
      return { ...session, unfolded: toggled(session.unfolded, event.index, event.open) }
  }
}

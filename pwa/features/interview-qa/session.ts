import type { QaCategory } from '../../../api/contract/qa-questions.ts'
import type { CoachedAnswer } from '../../answer-review/coach-state.ts'

/** The user's own answer to one question, typed or spoken. */
export interface OwnAnswer extends CoachedAnswer {
  /** Of the tries before this one, the first one first: what came of them is compared. */
  earlierIds?: readonly string[]
}

export type Phase = 'initial' | 'preparing' | 'in-progress' | 'completed'

export type Filter = 'all' | 'job' | 'resume' | QaCategory

/** What the guide is still waiting for: 1.5 s in which the preparing view is shown, and the first question. */
type Awaited = 'pause' | 'question'

export interface Session {
  phase: Phase
  /** Only while preparing. */
  awaits: readonly Awaited[]
  filter: Filter
  /** Questions by their index in the list. */
  unfolded: ReadonlySet<number>
  practiced: ReadonlySet<number>
  own: ReadonlyMap<number, OwnAnswer>
  /** Answers being typed: folding a question or choosing a filter loses none of them. */
  drafts: ReadonlyMap<number, string>
  /** The job description of these questions, for feedback on own answers; null where a reload has lost it. */
  jobDescription: string | null
}

export type SessionEvent =
  | { type: 'preparation-began'; jobDescription: string | null }
  | { type: 'pause-was-over' }
  | { type: 'first-question-arrived' }
  | { type: 'preparation-failed' }
  | { type: 'session-was-completed' }
  /** 'Start Over' in the guide, 'Start New Session' at the end: the questions stay until new ones are here. */
  | { type: 'form-was-opened' }
  /** 'Review Questions Again', or back to the last questions from the form. */
  | { type: 'last-questions-were-opened' }
  | { type: 'filter-was-chosen'; filter: Filter }
  | { type: 'question-was-folded'; index: number; open: boolean }
  | { type: 'practiced-was-toggled'; index: number }
  /** null: saved or canceled. */
  | { type: 'draft-was-changed'; index: number; words: string | null }
  | { type: 'own-answer-was-saved'; index: number; answer: OwnAnswer }
  | { type: 'own-answer-was-removed'; index: number }
  /** After a reload or a crash, with the questions: what the user had done with them. */
  | ({ type: 'own-work-came-back' } & Pick<Session, 'practiced' | 'own' | 'jobDescription' | 'unfolded'>)

const freshGuide = {
  awaits: [],
  filter: 'all',
  unfolded: new Set<number>(),
  practiced: new Set<number>(),
  own: new Map<number, OwnAnswer>(),
  drafts: new Map<number, string>(),
} as const

export const noSession: Session = { phase: 'initial', jobDescription: null, ...freshGuide }

function toggled(set: ReadonlySet<number>, index: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(set)
  if (isIn) next.add(index)
  else next.delete(index)
  return next
}

/** With the last thing to wait for the guide opens, without the marks of the previous questions. */
function afterArrival(session: Session, arrived: Awaited): Session {
  if (session.phase !== 'preparing') return session
  const awaits = session.awaits.filter((awaited) => awaited !== arrived)
  return awaits.length > 0 ? { ...session, awaits } : { ...session, phase: 'in-progress', ...freshGuide }
}

function withOwn({ own, ...session }: Session, change: (own: Map<number, OwnAnswer>) => void): Session {
  const next = new Map(own)
  change(next)
  return { ...session, own: next }
}

/** Another try remembers which ones came before; corrected words are the same try. */
export function afterEarlier(before: OwnAnswer | undefined, answer: OwnAnswer): OwnAnswer {
  if (!before) return answer
  const earlierIds = before.id === answer.id ? before.earlierIds : [...(before.earlierIds ?? []), before.id]
  return earlierIds ? { ...answer, earlierIds } : answer
}

function withDraft({ drafts, ...session }: Session, index: number, words: string | null): Session {
  const next = new Map(drafts)
  if (words === null) next.delete(index)
  else next.set(index, words)
  return { ...session, drafts: next }
}

/** What follows from an event. */
export function afterEvent(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'preparation-began':
      return { ...session, phase: 'preparing', jobDescription: event.jobDescription, awaits: ['pause', 'question'] }
    case 'pause-was-over':
      return afterArrival(session, 'pause')
    case 'first-question-arrived':
      return afterArrival(session, 'question')
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
    case 'practiced-was-toggled':
      return { ...session, practiced: toggled(session.practiced, event.index, !session.practiced.has(event.index)) }
    case 'draft-was-changed':
      return withDraft(session, event.index, event.words)
    case 'own-answer-was-saved':
      return withDraft(
        withOwn(session, (own) => own.set(event.index, afterEarlier(own.get(event.index), event.answer))),
        event.index,
        null,
      )
    case 'own-answer-was-removed':
      return withOwn(session, (own) => own.delete(event.index))
    case 'own-work-came-back': {
      const { type: _, ...ownWork } = event
      return { ...session, phase: 'in-progress', ...freshGuide, ...ownWork }
    }
  }
}

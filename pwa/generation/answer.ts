import type { PaidDone } from './answer-kind.ts'
import type { Failure } from './failure.ts'

/** A whole answer, as long as this page lives. `Parts` holds its sections by name, those that have arrived. */
export interface Result<Parts, Done> {
  received: Parts
  done: Done
  /** Exported, copied or shared: leaving loses nothing that was paid for. */
  isSaved: boolean
}

export type Run<Parts> =
  | { state: 'idle' }
  | { state: 'running'; key: string; received: Parts; connection: 'open' | 'lost' }
  | { state: 'failed'; failure: Failure }

export interface Answer<Parts, Done> {
  run: Run<Parts>
  /** The last finished answer; a new one takes its place only when it is finished too. */
  last: Result<Parts, Done> | null
  /** Whether the results are unfolded. */
  isOpen: boolean
}

export type AnswerEvent<Parts, Done = PaidDone> =
  | { type: 'answer-was-asked-for'; key: string }
  | { type: 'section-arrived'; key: string; part: Partial<Parts> }
  | { type: 'connection-was-lost'; key: string }
  | { type: 'connection-came-back'; key: string }
  | { type: 'answer-finished'; key: string; done: Done }
  | { type: 'answer-failed'; key: string; failure: Failure }
  /** After a reload there was nothing to fetch. */
  | { type: 'answer-was-not-found'; key: string }
  | { type: 'failure-was-read' }
  | { type: 'results-were-closed' }
  | { type: 'results-were-shown' }
  | { type: 'results-were-saved' }

export const nothingYet = { run: { state: 'idle' }, last: null, isOpen: false } as const

type Running<Parts> = Run<Parts> & { state: 'running' }

function afterNews<Parts, Done>(
  answer: Answer<Parts, Done>,
  run: Running<Parts>,
  event: AnswerEvent<Parts, Done> & { key: string },
): Answer<Parts, Done> {
  switch (event.type) {
    case 'section-arrived':
      return { ...answer, run: { ...run, received: { ...run.received, ...event.part } } }
    case 'connection-was-lost':
      return { ...answer, run: { ...run, connection: 'lost' } }
    case 'connection-came-back':
      return { ...answer, run: { ...run, connection: 'open' } }
    case 'answer-finished':
      return { run: { state: 'idle' }, last: { received: run.received, done: event.done, isSaved: false }, isOpen: true }
    case 'answer-failed':
      return { ...answer, run: { state: 'failed', failure: event.failure } }
    default:
      return { ...answer, run: { state: 'idle' } }
  }
}

/** What follows from an event. News of another run than the current one are late and change nothing. */
export function afterEvent<Parts, Done>(answer: Answer<Parts, Done>, event: AnswerEvent<Parts, Done>): Answer<Parts, Done> {
  const { run, last } = answer
  switch (event.type) {
    case 'answer-was-asked-for':
      if (run.state === 'running') return answer
      // Nothing has arrived yet, which every set of optional parts allows.
      return { ...answer, isOpen: false, run: { state: 'running', key: event.key, received: {} as Parts, connection: 'open' } }
    case 'failure-was-read':
      return run.state === 'failed' ? { ...answer, run: { state: 'idle' } } : answer
    case 'results-were-closed':
      return { ...answer, isOpen: false }
    case 'results-were-shown':
      return { ...answer, isOpen: last !== null }
    case 'results-were-saved':
      return { ...answer, last: last && { ...last, isSaved: true } }
    default:
      return run.state === 'running' && run.key === event.key ? afterNews(answer, run, event) : answer
  }
}

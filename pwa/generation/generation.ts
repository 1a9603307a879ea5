import type { JobProblem } from '../platform/local-store.ts'
import type { Failure } from './failure.ts'
import type { GenerationDone } from './generation-kind.ts'

export interface Result<Parts, Done> {
  /** The Idempotency-Key under which it was made. */
  key: string
  received: Parts
  done: Done
  /** Exported, copied or shared: leaving the page loses nothing. */
  isSaved: boolean
  /** Sealed in this tab: a reload loses nothing. */
  isKept?: boolean
  /** From before a reload: its balance may be outdated. */
  isFromBefore?: boolean
}

export type Run<Parts> =
  | { state: 'idle' }
  | { state: 'running'; key: string; received: Parts; connection: 'open' | 'lost' }
  /** In the outbox. `problem`: the server refused it, and the user must decide. */
  | { state: 'waiting'; key: string; jobId: string; problem: JobProblem | null }
  | { state: 'failed'; failure: Failure }

export interface Generation<Parts, Done> {
  run: Run<Parts>
  /** A new one replaces it when it is finished too. */
  last: Result<Parts, Done> | null
  isOpen: boolean
}

export type GenerationEvent<Parts, Done = GenerationDone> =
  | { type: 'generation-was-requested'; key: string }
  | { type: 'section-arrived'; key: string; part: Partial<Parts> }
  | { type: 'connection-was-lost'; key: string }
  | { type: 'connection-came-back'; key: string }
  /** `sessionId`: the recording session, if it waited in the outbox. */
  | { type: 'generation-finished'; key: string; done: Done; isFromBefore?: boolean; sessionId?: string }
  | { type: 'generation-waits'; key: string; jobId: string; problem: JobProblem | null }
  | { type: 'waiting-has-ended' }
  | { type: 'generation-failed'; key: string; failure: Failure }
  /** Never sent: too few credits, or an unreadable file. */
  | { type: 'request-was-refused'; failure: Failure }
  | { type: 'generation-was-not-found'; key: string }
  | { type: 'failure-was-read' }
  | { type: 'results-were-closed' }
  | { type: 'results-were-shown' }
  | { type: 'results-were-saved' }
  | { type: 'results-were-kept'; received: Parts }

export const nothingYet = { run: { state: 'idle' }, last: null, isOpen: false } as const

export const isUnsaved = (last: Pick<Result<unknown, unknown>, 'isSaved'> | null): boolean => last !== null && !last.isSaved

/** Whether leaving the page would lose something. */
export const isAtStake = ({ run, last }: Generation<unknown, unknown>): boolean => run.state === 'running' || isUnsaved(last)

/** Of the running generation, else of the last one. */
export function receivedOf<Parts, Done>({ run, last }: Generation<Parts, Done>): Parts {
  return run.state === 'running' ? run.received : (last?.received ?? ({} as Parts))
}

function whileRunning<Parts, Done>(
  generation: Generation<Parts, Done>,
  run: Extract<Run<Parts>, { state: 'running' }>,
  event: GenerationEvent<Parts, Done> & { key: string },
): Generation<Parts, Done> {
  switch (event.type) {
    case 'section-arrived':
      return { ...generation, run: { ...run, received: { ...run.received, ...event.part } } }
    case 'connection-was-lost':
      return { ...generation, run: { ...run, connection: 'lost' } }
    case 'connection-came-back':
      return { ...generation, run: { ...run, connection: 'open' } }
    case 'generation-finished': {
      const { key, done, isFromBefore = false } = event
      const last = { key, received: run.received, done, isSaved: false, isKept: false, isFromBefore }
      return { run: { state: 'idle' }, last, isOpen: true }
    }
    case 'generation-failed':
      return { ...generation, run: { state: 'failed', failure: event.failure } }
    default:
      return { ...generation, run: { state: 'idle' } }
  }
}

/** Late events of an earlier run change nothing. */
export function afterEvent<Parts, Done>(
  generation: Generation<Parts, Done>,
  event: GenerationEvent<Parts, Done>,
): Generation<Parts, Done> {
  const { run, last } = generation
  switch (event.type) {
    case 'generation-was-requested':
      if (run.state === 'running') return generation
      return {
        ...generation,
        isOpen: false,
        run: { state: 'running', key: event.key, received: {} as Parts, connection: 'open' },
      }
    case 'generation-waits':
      return { ...generation, run: { state: 'waiting', key: event.key, jobId: event.jobId, problem: event.problem } }
    case 'waiting-has-ended':
      return run.state === 'waiting' ? { ...generation, run: { state: 'idle' } } : generation
    case 'request-was-refused':
      return run.state === 'running' ? generation : { ...generation, run: { state: 'failed', failure: event.failure } }
    case 'failure-was-read':
      return run.state === 'failed' ? { ...generation, run: { state: 'idle' } } : generation
    case 'results-were-closed':
      return { ...generation, isOpen: false }
    case 'results-were-shown':
      return { ...generation, isOpen: last !== null }
    case 'results-were-saved':
      return { ...generation, last: last && { ...last, isSaved: true } }
    case 'results-were-kept':
      return { ...generation, last: last?.received === event.received ? { ...last, isKept: true } : last }
    default:
      return run.state === 'running' && run.key === event.key ? whileRunning(generation, run, event) : generation
  }
}

import type { JobProblem } from '../platform/local-store.ts'
import type { Failure } from './failure.ts'
import type { GenerationDone } from './generation-kind.ts'

/** A finished generation. `Parts` holds by name the sections that have arrived. */
export interface Result<Parts, Done> {
  received: Parts
  done: Done
  /** Exported, copied or shared: leaving the page loses nothing that was paid for. */
  isSaved: boolean
  /** Sealed in this tab: a reload or a payment in this window loses nothing. */
  isKept?: boolean
  /** Of a page before this one: what it says about the balance was true then. */
  isFromBefore?: boolean
}

export type Run<Parts> =
  | { state: 'idle' }
  | { state: 'running'; key: string; received: Parts; connection: 'open' | 'lost' }
  /** In the outbox, until there is a connection. `problem`: the server refused it, and the user must decide. */
  | { state: 'waiting'; key: string; jobId: string; problem: JobProblem | null }
  | { state: 'failed'; failure: Failure }

export interface Generation<Parts, Done> {
  run: Run<Parts>
  /** The last finished one. A new one replaces it only once it is finished too. */
  last: Result<Parts, Done> | null
  /** Whether the results are unfolded. */
  isOpen: boolean
}

export type GenerationEvent<Parts, Done = GenerationDone> =
  | { type: 'generation-was-requested'; key: string }
  | { type: 'section-arrived'; key: string; part: Partial<Parts> }
  | { type: 'connection-was-lost'; key: string }
  | { type: 'connection-came-back'; key: string }
  /** `isFromBefore`: it had finished before a reload. `sessionId`: the recording session, of one that waited in the outbox. */
  | { type: 'generation-finished'; key: string; done: Done; isFromBefore?: boolean; sessionId?: string }
  | { type: 'generation-waits'; key: string; jobId: string; problem: JobProblem | null }
  /** Discarded, here or in the outbox's sheet. */
  | { type: 'waiting-has-ended' }
  | { type: 'generation-failed'; key: string; failure: Failure }
  /** The request was never sent: the credits do not suffice, or a file could not be read. */
  | { type: 'request-was-refused'; failure: Failure }
  /** After a reload there was nothing to fetch. */
  | { type: 'generation-was-not-found'; key: string }
  | { type: 'failure-was-read' }
  | { type: 'results-were-closed' }
  | { type: 'results-were-shown' }
  | { type: 'results-were-saved' }
  /** The sealed copy of these results is in this tab. */
  | { type: 'results-were-kept'; received: Parts }

export const nothingYet = { run: { state: 'idle' }, last: null, isOpen: false } as const

/** A result that was paid for and goes when the tab is closed. */
export const isUnsaved = (last: Pick<Result<unknown, unknown>, 'isSaved'> | null): boolean => last !== null && !last.isSaved

/** Whether leaving the page would lose something: a running generation, or an unsaved result. */
export const isAtStake = ({ run, last }: Generation<unknown, unknown>): boolean => run.state === 'running' || isUnsaved(last)

/** The sections to show: those of the running generation, else those of the last one. */
export function receivedOf<Parts, Done>({ run, last }: Generation<Parts, Done>): Parts {
  // A set of optional parts may be empty.
  return run.state === 'running' ? run.received : (last?.received ?? ({} as Parts))
}

const finished = <Parts, Done>(
  received: Parts,
  { done, isFromBefore = false }: { done: Done; isFromBefore?: boolean },
): Result<Parts, Done> => ({ received, done, isSaved: false, isKept: false, isFromBefore })

type Running<Parts> = Run<Parts> & { state: 'running' }

function whileRunning<Parts, Done>(
  generation: Generation<Parts, Done>,
  run: Running<Parts>,
  event: GenerationEvent<Parts, Done> & { key: string },
): Generation<Parts, Done> {
  switch (event.type) {
    case 'section-arrived':
      return { ...generation, run: { ...run, received: { ...run.received, ...event.part } } }
    case 'connection-was-lost':
      return { ...generation, run: { ...run, connection: 'lost' } }
    case 'connection-came-back':
      return { ...generation, run: { ...run, connection: 'open' } }
    case 'generation-finished':
      return { run: { state: 'idle' }, last: finished(run.received, event), isOpen: true }
    case 'generation-failed':
      return { ...generation, run: { state: 'failed', failure: event.failure } }
    default:
      return { ...generation, run: { state: 'idle' } }
  }
}

/** What follows from an event. An event of an earlier run comes too late and changes nothing. */
export function afterEvent<Parts, Done>(
  generation: Generation<Parts, Done>,
  event: GenerationEvent<Parts, Done>,
): Generation<Parts, Done> {
  const { run, last } = generation
  switch (event.type) {
    case 'generation-was-requested':
      if (run.state === 'running') return generation
      // Nothing has arrived yet, which every set of optional parts allows.
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

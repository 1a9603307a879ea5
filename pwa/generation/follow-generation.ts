import type { z } from 'zod'
import { ApiProblem } from '../platform/api-problem.ts'
import { readServerEvents, type ServerEvent } from '../platform/event-stream.ts'
import { isUnanswered, waitAfterMs } from '../platform/retry.ts'
import { ConnectionStayedLost, failureOf, problemOfEvent } from './failure.ts'
import type { GenerationEvent } from './generation.ts'
import type { GenerationDone, GenerationKind, GenerationSchemas, PartsOf } from './generation-kind.ts'

/** The two calls. Both return an event stream or throw an ApiProblem. */
export interface GenerationConnection {
  /** Starts the work under the key, or joins it when it already runs. The server charges a key once, however often this is sent. */
  start: () => Promise<Response>
  /** Joins the running or recent generation of the key; never starts or charges anything. */
  join: () => Promise<Response>
}

type Sections = Readonly<Record<string, z.ZodType>>

interface Following<S extends Sections, Done extends GenerationDone> {
  kind: Pick<GenerationKind<S, Done>, 'failed' | 'stillHere'>
  schemas: GenerationSchemas<S, Done>
  key: string
  connection: GenerationConnection
  /** `join` after a reload: the page before sent the request, and its form is gone. */
  first: 'start' | 'join'
  /** The key was sent before, and its generation never came in whole. */
  isRepeat?: boolean
  dispatch: (event: GenerationEvent<PartsOf<S>, Done>) => void
  /** Takes the request over when the connection stays lost, instead of failing. */
  queue?: (() => Promise<void>) | undefined
  /** Resolves after so many ms, or earlier when the connection is back. */
  wait: (ms: number) => Promise<void>
}

/** The user watches. */
const pauses = { firstMs: 1_000, longestMs: 30_000 }
/** About ten minutes, as long as the server keeps a result. */
const pausesAtMost = 30
/** A request without any response may not have left at all: give up soon and say so. */
const pausesBeforeFirstResponse = 4
/** After a reload: what the page before sent at the last moment may still be on its way. */
const pausesBeforeNotFound = 2

/** @param standIns the names of the stand-ins so far; this adds to them */
function partOf<S extends Sections>(sections: S, data: string, standIns: string[]): PartsOf<S> | null {
  const { section, data: content, standIn } = JSON.parse(data) as { section: string; data: unknown; standIn?: true }
  const schema = Object.hasOwn(sections, section) ? sections[section] : undefined
  if (!schema) return null
  if (standIn) standIns.push(section)
  // The schema of a name parses to the data of that name.
  return { [section]: schema.parse(content), ...(standIn && { standIns: [...standIns] }) } as PartsOf<S>
}

/** Dispatches one event of the stream. Returns its problem, or true when it was the end. */
function dispatchServerEvent<S extends Sections, Done extends GenerationDone>(
  { event, data }: ServerEvent,
  { schemas, key, dispatch }: Following<S, Done>,
  standIns: string[],
): ApiProblem | boolean {
  if (event === 'problem') return problemOfEvent(JSON.parse(data))
  if (event === 'section') {
    const part = partOf(schemas.sections, data, standIns)
    if (part) dispatch({ type: 'section-arrived', key, part })
  }
  if (event !== 'done') return false
  dispatch({ type: 'generation-finished', key, done: schemas.done.parse(JSON.parse(data)) })
  return true
}

/** Reads a stream to its end: the problem it ended with, true for a whole result, false when it broke off. */
async function readToEnd<S extends Sections, Done extends GenerationDone>(
  response: Response,
  following: Following<S, Done>,
): Promise<ApiProblem | boolean> {
  if (!response.body) return false
  // Every stream begins with the first section.
  const standIns: string[] = []
  for await (const event of readServerEvents(response.body)) {
    const end = dispatchServerEvent(event, following, standIns)
    if (end) return end
  }
  return false
}

/** What follows from a call that returned no stream. */
function nextAfter(error: unknown, isFormHere: boolean): 'start' | 'join' | 'not-there' | 'failed' {
  if (error instanceof TypeError) return 'join'
  if (!(error instanceof ApiProblem)) return 'failed'
  if (error.code === 'running' || isUnanswered(error)) return 'join'
  const neverArrived = error.charge === 'none' && (error.code === 'not_found' || error.code === 'restarting')
  if (neverArrived) return isFormHere ? 'start' : 'not-there'
  return error.code === 'restarting' ? 'join' : 'failed'
}

/** What is known of a generation while it is followed. */
interface Progress {
  /** The server has it: it is worth waiting for. */
  hasResponse: boolean
  /** A start had no response: it may yet arrive, whatever the server says until then. */
  mayStillArrive: boolean
  lastError: unknown
}

/** One call and what came of it. */
async function tryOnce<S extends Sections, Done extends GenerationDone>(
  following: Following<S, Done>,
  how: 'start' | 'join',
  progress: Progress,
): Promise<ReturnType<typeof nextAfter> | 'ended'> {
  const { key, connection, first, dispatch } = following
  try {
    const response = await connection[how]()
    progress.hasResponse = true
    dispatch({ type: 'connection-came-back', key })
    const end = await readToEnd(response, following)
    if (end === true) return 'ended'
    if (end === false || end.code === 'running') return 'join'
    progress.lastError = end
    return 'failed'
  } catch (error) {
    const next = nextAfter(error, first === 'start')
    progress.lastError = error
    if (error instanceof ApiProblem && error.code === 'running') progress.hasResponse = true
    else if (how === 'start' && next === 'join') progress.mayStillArrive = true
    return next
  }
}

/** A server that reports an error is no lost connection. */
const serverProblemOf = (error: unknown) => (error instanceof ApiProblem && error.status > 0 ? error : null)

/**
 * Starts or joins a generation and dispatches everything that happens to it until its end. When the connection breaks, the server works
 * on; this joins again by the key, on whichever server answers, and starts again where nothing had arrived. One key is charged once.
 */
export async function followGeneration<S extends Sections, Done extends GenerationDone>(
  following: Following<S, Done>,
): Promise<void> {
  const { kind, key, first, isRepeat = false, dispatch, wait } = following
  const isFormHere = first === 'start'
  const progress: Progress = { hasResponse: !isFormHere, mayStillArrive: isRepeat, lastError: null }
  const fail = (error: unknown) => {
    const failure = failureOf(error, kind.failed, isFormHere, kind.stillHere, progress.mayStillArrive)
    dispatch({ type: 'generation-failed', key, failure })
  }
  let next: 'start' | 'join' = first
  for (let attempt = 0; ; attempt++) {
    const outcome = await tryOnce(following, next, progress)
    if (outcome === 'ended') return
    if (outcome === 'failed') return fail(progress.lastError)
    if (outcome === 'not-there' && attempt >= pausesBeforeNotFound) return dispatch({ type: 'generation-was-not-found', key })
    next = outcome === 'not-there' ? 'join' : outcome
    dispatch({ type: 'connection-was-lost', key })
    if (attempt >= (progress.hasResponse ? pausesAtMost : pausesBeforeFirstResponse)) {
      const problem = serverProblemOf(progress.lastError)
      return !problem && following.queue ? following.queue() : fail(problem ?? new ConnectionStayedLost())
    }
    await wait(waitAfterMs(attempt + 1, Math.random(), pauses))
  }
}

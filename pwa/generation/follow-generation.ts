import type { z } from 'zod'
import { ApiProblem } from '../platform/api-problem.ts'
import { readServerEvents } from '../platform/event-stream.ts'
import { isUnanswered } from '../platform/retry.ts'
import { connectionStayedLost, failureOf, problemOfEvent } from './failure.ts'
import type { GenerationEvent } from './generation.ts'
import type { GenerationDone, GenerationKind, GenerationSchemas, PartsOf } from './generation-kind.ts'

export interface GenerationConnection {
  /** Starts or joins the work. The server charges a key once. */
  start: () => Promise<Response>
  /** Never starts or charges anything. */
  join: () => Promise<Response>
}

type Sections = Readonly<Record<string, z.ZodType>>

export interface Following<S extends Sections, Done extends GenerationDone> {
  kind: Pick<GenerationKind<S, Done>, 'failed' | 'stillHere'>
  schemas: GenerationSchemas<S, Done>
  key: string
  connection: GenerationConnection
  /** `join` after a reload, which has no form. */
  first: 'start' | 'join'
  /** The key was sent before. */
  isRepeat?: boolean
  dispatch: (event: GenerationEvent<PartsOf<S>, Done>) => void
  queue?: (() => Promise<void>) | undefined
  /** May resolve early, when the connection is back. */
  wait: (tries: number) => Promise<void>
}

/** About ten minutes, as long as the server keeps a result. */
const pausesAtMost = 30
/** Without any response it may not have left at all: give up soon. */
const pausesBeforeFirstResponse = 4
/** What the page before the reload sent may still be on its way. */
const pausesBeforeNotFound = 2

function partOf<S extends Sections>(sections: S, data: string, standIns: string[]): PartsOf<S> | null {
  const { section, data: content, standIn } = JSON.parse(data) as { section: string; data: unknown; standIn?: true }
  const schema = Object.hasOwn(sections, section) ? sections[section] : undefined
  if (!schema) return null
  if (standIn) standIns.push(section)
  // Each schema parses the data of its own name.
  return { [section]: schema.parse(content), ...(standIn && { standIns: [...standIns] }) } as PartsOf<S>
}

/** Its problem, true for a whole result, false when it broke off. */
async function readToEnd<S extends Sections, Done extends GenerationDone>(
  response: Response,
  { schemas, key, dispatch }: Following<S, Done>,
): Promise<ApiProblem | boolean> {
  if (!response.body) return false
  const standIns: string[] = []
  for await (const { event, data } of readServerEvents(response.body)) {
    if (event === 'problem') return problemOfEvent(JSON.parse(data))
    if (event === 'done') {
      dispatch({ type: 'generation-finished', key, done: schemas.done.parse(JSON.parse(data)) })
      return true
    }
    const part = event === 'section' && partOf(schemas.sections, data, standIns)
    if (part) dispatch({ type: 'section-arrived', key, part })
  }
  return false
}

function nextAfter(error: unknown, isFormHere: boolean): 'start' | 'join' | 'not-there' | 'failed' {
  if (error instanceof TypeError) return 'join'
  if (!(error instanceof ApiProblem)) return 'failed'
  if (error.code === 'running' || isUnanswered(error)) return 'join'
  const neverArrived = error.charge === 'none' && (error.code === 'not_found' || error.code === 'restarting')
  if (neverArrived) return isFormHere ? 'start' : 'not-there'
  return error.code === 'restarting' ? 'join' : 'failed'
}

interface Progress {
  /** The server has it: worth waiting for. */
  hasResponse: boolean
  /** A start without a response may yet arrive, whatever the server says until then. */
  mayStillArrive: boolean
  lastError: unknown
}

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

/** Follows a generation to its end. After a break it joins again by the key, on any server, or starts again if nothing arrived. */
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
      const { lastError } = progress
      if (lastError instanceof ApiProblem && lastError.status > 0) return fail(lastError)
      return following.queue ? following.queue() : fail(connectionStayedLost())
    }
    await wait(attempt + 1)
  }
}

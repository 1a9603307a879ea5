import type { z } from 'zod'
import { ApiProblem, isUnanswered } from '../platform/api-problem.ts'
import { readServerEvents, type ServerEvent } from '../platform/event-stream.ts'
import { ConnectionStayedLost, failureOf, problemOfEvent } from './failure.ts'
import type { GenerationEvent } from './generation.ts'
import type { GenerationDone, GenerationKind, PartsOf } from './generation-kind.ts'

/** The two calls, handed in. Both answer with an event stream, or throw an ApiProblem. */
export interface GenerationConnection {
  /** Starts the work under the key, or joins it when it already runs. The server charges a key once, however often this is sent. */
  start: () => Promise<Response>
  /** The running or recent answer of the key; never starts or charges anything. */
  join: () => Promise<Response>
}

type Sections = Readonly<Record<string, z.ZodType>>

export interface Following<S extends Sections, Done extends GenerationDone> {
  kind: Pick<GenerationKind<S, Done>, 'sections' | 'done' | 'failed' | 'stillHere'>
  key: string
  wire: GenerationConnection
  /** `join` after a reload: the answer was asked for by the page before, and its form is gone. */
  first: 'start' | 'join'
  /** The key was sent before and had no whole answer. */
  isRepeat?: boolean
  dispatch: (event: GenerationEvent<PartsOf<S>, Done>) => void
  /** Resolves after so many ms, or earlier when the connection is back. */
  wait: (ms: number) => Promise<void>
}

/** Pauses before joining again after a broken connection: about ten minutes in all, as long as the server keeps an answer. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array.from({ length: 19 }, () => 30_000)]
/** A request that was never answered may not have left at all: then soon give up and say so. */
const pausesBeforeFirstAnswer = 4
/** After a reload: what the page before sent in its last moment may still be on its way. */
const pausesBeforeNotFound = 2

/** @param standIns names of the stream's stand-ins so far; grows */
function partOf<S extends Sections>(sections: S, data: string, standIns: string[]): PartsOf<S> | null {
  const { section, data: content, standIn } = JSON.parse(data) as { section: string; data: unknown; standIn?: true }
  const schema = Object.hasOwn(sections, section) ? sections[section] : undefined
  if (!schema) return null
  if (standIn) standIns.push(section)
  // The schema of a name parses to the data of that name.
  return { [section]: schema.parse(content), ...(standIn && { standIns: [...standIns] }) } as PartsOf<S>
}

/** Passes one event on. The problem it was, true when it was the end of the answer. */
function passOn<S extends Sections, Done extends GenerationDone>(
  { event, data }: ServerEvent,
  { kind, key, dispatch }: Following<S, Done>,
  standIns: string[],
): ApiProblem | boolean {
  if (event === 'problem') return problemOfEvent(JSON.parse(data))
  if (event === 'section') {
    const part = partOf(kind.sections, data, standIns)
    if (part) dispatch({ type: 'section-arrived', key, part })
  }
  if (event !== 'done') return false
  dispatch({ type: 'generation-finished', key, done: kind.done.parse(JSON.parse(data)) })
  return true
}

/** Reads a stream to its end: the problem it ended with, true for a whole answer, false when it broke off before. */
async function readToEnd<S extends Sections, Done extends GenerationDone>(
  response: Response,
  following: Following<S, Done>,
): Promise<ApiProblem | boolean> {
  if (!response.body) return false
  // Every stream begins with the first section.
  const standIns: string[] = []
  for await (const event of readServerEvents(response.body)) {
    const end = passOn(event, following, standIns)
    if (end) return end
  }
  return false
}

/** What follows from a call that was not answered with a stream. */
function nextAfter(error: unknown, isFormHere: boolean): 'start' | 'join' | 'not-there' | 'failed' {
  if (error instanceof TypeError) return 'join'
  if (!(error instanceof ApiProblem)) return 'failed'
  if (error.code === 'running' || isUnanswered(error)) return 'join'
  const neverArrived = error.charge === 'none' && (error.code === 'not_found' || error.code === 'restarting')
  if (neverArrived) return isFormHere ? 'start' : 'not-there'
  return error.code === 'restarting' ? 'join' : 'failed'
}

/** What is known of an answer while it is followed. */
interface Trail {
  /** The server has it: it is worth waiting for. */
  wasAnswered: boolean
  /** A start had no answer: it may arrive yet, whatever the ledger says until then. */
  mayStillArrive: boolean
  lastError: unknown
}

/** One call and what came of it. */
async function tryOnce<S extends Sections, Done extends GenerationDone>(
  following: Following<S, Done>,
  how: 'start' | 'join',
  trail: Trail,
): Promise<ReturnType<typeof nextAfter> | 'ended'> {
  const { key, wire, first, dispatch } = following
  try {
    const response = await wire[how]()
    trail.wasAnswered = true
    dispatch({ type: 'connection-came-back', key })
    const end = await readToEnd(response, following)
    if (end === true) return 'ended'
    if (end === false || end.code === 'running') return 'join'
    trail.lastError = end
    return 'failed'
  } catch (error) {
    const next = nextAfter(error, first === 'start')
    trail.lastError = error
    if (error instanceof ApiProblem && error.code === 'running') trail.wasAnswered = true
    else if (how === 'start' && next === 'join') trail.mayStillArrive = true
    return next
  }
}

/** A server that answers badly is no lost connection. */
const saidByServer = (error: unknown) => (error instanceof ApiProblem && error.status > 0 ? error : null)

/**
 * Starts or joins a paid answer and tells everything that happens to it to its end. When the connection breaks the server works on; this
 * joins again by the key, on whichever server it comes to, and asks again where nothing had arrived. One key is charged once.
 */
export async function followGeneration<S extends Sections, Done extends GenerationDone>(
  following: Following<S, Done>,
): Promise<void> {
  const { kind, key, first, isRepeat = false, dispatch, wait } = following
  const isFormHere = first === 'start'
  const trail: Trail = { wasAnswered: !isFormHere, mayStillArrive: isRepeat, lastError: null }
  const fail = (error: unknown) => {
    const failure = failureOf(error, kind.failed, isFormHere, kind.stillHere, trail.mayStillArrive)
    dispatch({ type: 'generation-failed', key, failure })
  }
  let next: 'start' | 'join' = first
  for (let attempt = 0; ; attempt++) {
    const outcome = await tryOnce(following, next, trail)
    if (outcome === 'ended') return
    if (outcome === 'failed') return fail(trail.lastError)
    if (outcome === 'not-there' && attempt >= pausesBeforeNotFound) return dispatch({ type: 'generation-was-not-found', key })
    next = outcome === 'not-there' ? 'join' : outcome
    dispatch({ type: 'connection-was-lost', key })
    const pauseMs = (trail.wasAnswered ? pausesMs : pausesMs.slice(0, pausesBeforeFirstAnswer))[attempt]
    if (pauseMs === undefined) return fail(saidByServer(trail.lastError) ?? new ConnectionStayedLost())
    await wait(pauseMs)
  }
}

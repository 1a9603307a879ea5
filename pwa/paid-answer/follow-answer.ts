import type { z } from 'zod'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { readServerEvents, type ServerEvent } from '../platform/event-stream.ts'
import type { AnswerEvent } from './answer.ts'
import type { AnswerKind, PaidDone, PartsOf } from './answer-kind.ts'
import { ConnectionStayedLost, failureOf, problemOfEvent } from './failure.ts'

/** The two calls, handed in. Both answer with an event stream, or throw an ApiProblem. */
export interface AnswerWire {
  /** Starts the work under the key, or joins it when it already runs. */
  start: () => Promise<Response>
  /** The running or recent answer of the key; never starts or charges anything. */
  join: () => Promise<Response>
}

type Sections = Readonly<Record<string, z.ZodType>>

export interface Following<S extends Sections, Done extends PaidDone> {
  kind: Pick<AnswerKind<S, Done>, 'sections' | 'done' | 'failed' | 'stillHere'>
  key: string
  wire: AnswerWire
  /** `join` after a reload: the answer was asked for by the page before. */
  first: 'start' | 'join'
  tell: (event: AnswerEvent<PartsOf<S>, Done>) => void
  /** Resolves after so many ms, or earlier when the connection is back. */
  wait: (ms: number) => Promise<void>
}

/** Pauses before joining again after a broken connection: about ten minutes in all, as long as the server keeps an answer. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array.from({ length: 19 }, () => 30_000)]
/** A request that was never answered may not have left at all: then soon give up and say so. */
const pausesBeforeFirstAnswer = 4

function partOf<S extends Sections>(sections: S, data: string): PartsOf<S> | null {
  const { section, data: content } = JSON.parse(data) as { section: string; data: unknown }
  const schema = Object.hasOwn(sections, section) ? sections[section] : undefined
  // The schema of a name parses to the data of that name.
  return schema ? ({ [section]: schema.parse(content) } as PartsOf<S>) : null
}

/** Passes one event on. True when it was the end of the answer. */
function passOn<S extends Sections, Done extends PaidDone>(
  { event, data }: ServerEvent,
  { kind, key, tell }: Following<S, Done>,
): boolean {
  if (event === 'problem') throw problemOfEvent(JSON.parse(data))
  if (event === 'section') {
    const part = partOf(kind.sections, data)
    if (part) tell({ type: 'section-arrived', key, part })
  }
  if (event !== 'done') return false
  tell({ type: 'answer-finished', key, done: kind.done.parse(JSON.parse(data)) })
  return true
}

/** Reads a stream to its end. False when it broke off before the answer was whole. */
async function readToEnd<S extends Sections, Done extends PaidDone>(
  response: Response,
  following: Following<S, Done>,
): Promise<boolean> {
  if (!response.body) return false
  for await (const event of readServerEvents(response.body)) if (passOn(event, following)) return true
  return false
}

/** Whether an error only says "ask again later". */
function isPassing(error: unknown, joining: boolean) {
  if (error instanceof ApiProblem && error.code === 'running' && joining) return true
  return error instanceof TypeError || (error instanceof ApiProblem && error.code === 'no_connection')
}

/**
 * Starts or joins a paid answer and tells everything that happens to it to its end. When the connection breaks the server works on; this
 * joins again by the key, which never charges.
 */
export async function followAnswer<S extends Sections, Done extends PaidDone>(following: Following<S, Done>): Promise<void> {
  const { kind, key, wire, first, tell, wait } = following
  const fail = (error: unknown) =>
    tell({ type: 'answer-failed', key, failure: failureOf(error, kind.failed, first === 'start', kind.stillHere) })
  let wasAnswered = first === 'join'
  for (let attempt = 0; ; attempt++) {
    const joining = first === 'join' || attempt > 0
    try {
      const response = await (joining ? wire.join() : wire.start())
      wasAnswered = true
      tell({ type: 'connection-came-back', key })
      if (await readToEnd(response, following)) return
    } catch (error) {
      const isUnknown = joining && error instanceof ApiProblem && error.code === 'not_found'
      if (isUnknown && first === 'join' && attempt === 0) return tell({ type: 'answer-was-not-found', key })
      // The request never reached the server, so nothing runs and nothing was charged.
      if (isUnknown && !wasAnswered) return fail(new ApiProblem('no_connection', noConnection, 0))
      if (!isPassing(error, joining)) return fail(error)
    }
    tell({ type: 'connection-was-lost', key })
    const pauseMs = (wasAnswered ? pausesMs : pausesMs.slice(0, pausesBeforeFirstAnswer))[attempt]
    if (pauseMs === undefined) return fail(new ConnectionStayedLost())
    await wait(pauseMs)
  }
}

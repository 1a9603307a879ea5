import { AnalysisDone, type AnalysisSection, analysisSections } from '../../../api/contract/resume-analysis.ts'
import { ApiProblem, noConnection } from '../../platform/api-problem.ts'
import { readServerEvents, type ServerEvent } from '../../platform/event-stream.ts'
import type { AnalysisEvent } from './analysis.ts'
import { ConnectionStayedLost, failureOf, problemOfEvent } from './failure.ts'

/** The two calls, handed in. Both answer with an event stream, or throw an ApiProblem. */
export interface AnalysisWire {
  /** Starts the analysis under the key, or joins it when it already runs. */
  start: () => Promise<Response>
  /** The running or recent analysis of the key; never starts or charges anything. */
  join: () => Promise<Response>
}

interface Following {
  key: string
  wire: AnalysisWire
  /** `join` after a reload: the analysis was started by the page before. */
  first: 'start' | 'join'
  tell: (event: AnalysisEvent) => void
  /** Resolves after so many ms, or earlier when the connection is back. */
  wait: (ms: number) => Promise<void>
}

/** Pauses before joining again after a broken connection: about ten minutes in all, as long as the server keeps an answer. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array.from({ length: 19 }, () => 30_000)]
/** A request that was never answered may not have left at all: then soon give up and say so. */
const pausesBeforeFirstAnswer = 4

function sectionOf(data: string): AnalysisSection | null {
  const { section, data: content } = JSON.parse(data) as { section: string; data: unknown }
  if (!(section in analysisSections)) return null
  const name = section as AnalysisSection['section']
  // The schema of a name parses to the data of that name.
  return { section: name, data: analysisSections[name].parse(content) } as AnalysisSection
}

/** Passes one event on. True when it was the end of the analysis. */
function passOn({ event, data }: ServerEvent, { key, tell }: Following): boolean {
  if (event === 'problem') throw problemOfEvent(JSON.parse(data))
  if (event === 'section') {
    const section = sectionOf(data)
    if (section) tell({ type: 'section-arrived', key, section })
  }
  if (event !== 'done') return false
  tell({ type: 'analysis-finished', key, done: AnalysisDone.parse(JSON.parse(data)) })
  return true
}

/** Reads a stream to its end. False when it broke off before the analysis was done. */
async function readToEnd(response: Response, following: Following): Promise<boolean> {
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
 * Starts or joins an analysis and tells everything that happens to it to its end. When the connection breaks the server works on; this
 * joins again by the key, which never charges.
 */
export async function followAnalysis(following: Following): Promise<void> {
  const { key, wire, first, tell, wait } = following
  const fail = (error: unknown) => tell({ type: 'analysis-failed', key, failure: failureOf(error, first === 'start') })
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
      if (isUnknown && first === 'join' && attempt === 0) return tell({ type: 'analysis-was-not-found', key })
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

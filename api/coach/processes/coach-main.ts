import { AsyncLocalStorage } from 'node:async_hooks'
import type { ProblemCode } from '../../contract/problems.ts'
import { createLog } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { type Job, serveTasks } from '../../processes/serve-tasks.ts'
import type { Coach, CoachMethod } from '../coach.ts'
import type { CoachSettings } from '../coach-settings.ts'
import type { ModelCall } from '../model/provider.ts'
import { boundedText } from '../text/bounded-text.ts'
import type { coachOf } from './coach-of.ts'

export interface CoachTask {
  method: CoachMethod
  input: object
}

export type CoachEvent = { event: object } | { call: ModelCall }

export type CoachEnd =
  | { result: unknown }
  | { problem: { code: ProblemCode; details: Problem['details']; log: string } }
  /** Never the message of an error, which may quote a user's text. */
  | { failure: { name: string; places: string } }

type Method = (input: object) => AsyncIterable<object> | Promise<unknown>

/** The process's side of `coach-pool.ts`. `createCoach` is passed in so that a test's process need not load the real coach. */
export function serveCoach(createCoach: typeof coachOf, warmUp?: () => Promise<void>) {
  const jobs = new AsyncLocalStorage<Job<CoachEvent>>()
  const ready = Promise.withResolvers<Coach>()
  const log = createLog('debug', { write: (line) => notify(line) })

  async function answerTo({ method, input }: CoachTask, job: Job<CoachEvent>): Promise<CoachEnd> {
    const coach = await ready.promise
    await job.turn()
    return jobs.run(job, () => answered(coach[method] as Method, input, job))
  }

  function onSetup(settings: unknown) {
    // A task whose model has answered goes on when it has the thread.
    const turn = () => jobs.getStore()!.turn()
    const onCall = (call: ModelCall) => jobs.getStore()!.send({ call })
    ready.resolve(createCoach(settings as CoachSettings, log, { turn, onCall }))
    void warmUp?.()
  }

  const notify = serveTasks<CoachTask, CoachEnd, CoachEvent>(answerTo, { sharesThread: true, onSetup })
}

async function answered(method: Method, input: object, { signal, send }: Job<CoachEvent>): Promise<CoachEnd> {
  try {
    const answer = method({ ...bounded(input), signal })
    if (!(Symbol.asyncIterator in answer)) return { result: await answer }
    for await (const event of answer) send({ event })
    return { result: undefined }
  } catch (error) {
    if (error instanceof Problem) return { problem: { code: error.code, details: error.details, log: error.message } }
    const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
    const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
    return { failure: { name, places: places.join('\n') } }
  }
}

/** The input with every text of it bounded, also that of a file. */
const bounded = (input: object): object =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (typeof value === 'string') return [name, boundedText(value)]
      return [name, name === 'resume' && value ? { ...value, text: boundedText(value.text) } : value]
    }),
  )

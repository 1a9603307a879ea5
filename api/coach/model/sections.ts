import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'
import type { MatchReader } from '../reading/with-model/match-reader.ts'
import type { StandIn } from '../stand-in.ts'
import type { Model } from './model.ts'
import { ModelFailure, reportFailure } from './model-failure.ts'

export interface ModelDeps {
  model: Model
  reader: MatchReader
  log: Log
  now: () => Date
  /** The longest that one reading may take; then the built-in reading is used, and there is time left to write. */
  readingWaitMs?: number | undefined
}

export type Outcome<Section, Written> = { section: Section; written: Written } | { section: Section; error: unknown }

/** Never rejects. */
export async function attempt<Section, Written>(section: Section, work: Promise<Written>): Promise<Outcome<Section, Written>> {
  try {
    return { section, written: await work }
  } catch (error) {
    return { section, error }
  }
}

/** @throws ModelFailure poor, if too little passed the checks */
export function enough<Written>(written: Written | null): Written {
  if (written === null) throw new ModelFailure('poor')
  return written
}

export interface Sections<Section extends string, Event> {
  write(section: Section): Promise<Event>
  standIn(section: Section): Event | Promise<Event>
  signal: AbortSignal
  log: Log
  stopped: string
}

/** Writes all sections in parallel. @returns each when ready; if the model failed, the built-in coach's, announced first */
export function writeSections<Section extends string, Event>(
  sections: readonly Section[],
  options: Sections<Section, Event>,
): AsyncGenerator<Event | StandIn<Section>> {
  const outcomes = sections.map((section) => attempt(section, options.write(section)))
  async function* arriving() {
    for await (const outcome of asCompleted(outcomes)) yield* sectionEvents(outcome, options)
  }
  return arriving()
}

export async function* sectionEvents<Section extends string, Event>(
  outcome: Outcome<Section, Event>,
  { standIn, signal, log, stopped }: Omit<Sections<Section, Event>, 'write'>,
): AsyncGenerator<Event | StandIn<Section>> {
  if ('written' in outcome) return yield outcome.written
  reportFailure(outcome.section, outcome.error, log)
  assertRunning(signal, stopped)
  yield { standIn: outcome.section }
  yield await standIn(outcome.section)
}

export function assertRunning(signal: AbortSignal, message: string): void {
  if (signal.aborted) throw new Problem('unavailable', { message, log: 'stopped' })
}

/** Runs a generator with a signal that also aborts open calls when the consumer stops reading. */
export async function* whileRead<Event>(
  signal: AbortSignal,
  run: (signal: AbortSignal) => AsyncGenerator<Event>,
): AsyncGenerator<Event> {
  const left = new AbortController()
  try {
    yield* run(AbortSignal.any([signal, left.signal]))
  } finally {
    left.abort()
  }
}

/** Yields results in completion order. The promises must not reject. */
export async function* asCompleted<Result>(promises: readonly Promise<Result>[]): AsyncGenerator<Result> {
  const ready: Result[] = []
  let arrived = Promise.withResolvers<void>()
  for (const promise of promises)
    void promise.then((result) => {
      ready.push(result)
      arrived.resolve()
    })
  for (let given = 0; given < promises.length; ) {
    await arrived.promise
    arrived = Promise.withResolvers()
    while (ready.length > 0) {
      given += 1
      yield ready.shift()!
    }
  }
}

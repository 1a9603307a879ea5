import { AsyncLocalStorage } from 'node:async_hooks'
import { createLog } from '../../log.ts'
import { Problem } from '../../problem.ts'
import { startMemoryWatch } from '../../processes/memory-watch.ts'
import type { Coach, CoachMethod } from '../coach.ts'
import type { ModelCall } from '../model/model-call.ts'
import type { CoachEnd, CoachInput, FromCoach, ToCoach } from './coach-messages.ts'
import type { coachOf } from './coach-of.ts'
import { createTurns } from './coach-turns.ts'

type Method = (input: CoachInput) => AsyncIterable<object> | Promise<unknown>

/**
 * The other side of `coach-pool.ts`: a coach that answers many jobs side by side.
 * @param entry the file that runs this, in either thread
 * @param createCoach handed in, so that a test's process need not load the real coach
 */
export function serveCoach(entry: URL, createCoach: typeof coachOf, warmUp?: () => Promise<void>) {
  const watch = startMemoryWatch(entry, Number(process.argv[2]))
  const send = (message: FromCoach) => process.send?.(message)
  const log = createLog('debug', { write: (logLine) => void send({ logLine }) })
  const turnOf = createTurns((id, hasThread) => {
    watch.setBusy(hasThread)
    send({ id, hasThread })
  })
  const aborts = new Map<number, AbortController>()
  const jobs = new AsyncLocalStorage<number>()
  const ready = Promise.withResolvers<Coach>()

  async function work(id: number, method: CoachMethod, input: CoachInput) {
    const abort = new AbortController()
    aborts.set(id, abort)
    const coach = await ready.promise
    await turnOf(id)
    const request = () => answered(coach, method, { ...input, signal: abort.signal }, (event) => send({ id, event }))
    const end = await jobs.run(id, request)
    aborts.delete(id)
    send({ id, end })
  }

  process.on('message', (message: ToCoach) => {
    if ('settings' in message) {
      // A job whose model has answered goes on when it has the thread.
      const turn = () => turnOf(jobs.getStore()!)
      const onCall = (call: ModelCall) => void send({ id: jobs.getStore()!, call })
      ready.resolve(createCoach(message.settings, log, { turn, onCall }))
      void warmUp?.()
    } else if ('abort' in message) aborts.get(message.abort)?.abort(new Problem('unavailable'))
    else void work(message.id, message.method, message.input)
  })
  // The server went away: so does this.
  process.on('disconnect', () => process.exit(0))
}

/** Runs one method of the coach and reports each event; never rejects. */
async function answered(
  coach: Coach,
  method: CoachMethod,
  input: CoachInput,
  onEvent: (event: object) => void,
): Promise<CoachEnd> {
  try {
    const answer = (coach[method] as Method)(input)
    if (!(Symbol.asyncIterator in answer)) return { result: await answer }
    for await (const event of answer) onEvent(event)
    return { result: undefined }
  } catch (error) {
    return notDone(error)
  }
}

function notDone(error: unknown): CoachEnd {
  if (error instanceof Problem) return { problem: { code: error.code, details: error.details, log: error.message } }
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { failure: { name, places: places.join('\n') } }
}

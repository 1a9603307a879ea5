import { atom, getDefaultStore } from 'jotai'
import type { z } from 'zod'
import { callApi } from '../platform/api.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { standingAtom } from '../session/account/standing.ts'
import { type Answer, type AnswerEvent, afterEvent, nothingYet } from './answer.ts'
import { type Asked, createAnswerKeys, fieldsOf } from './answer-keys.ts'
import type { AnswerKind, PaidDone, PartsOf } from './answer-kind.ts'
import { failureOf, PreparationFailed } from './failure.ts'
import { type AnswerWire, followAnswer } from './follow-answer.ts'

export type { Asked } from './answer-keys.ts'

const store = getDefaultStore()

/** Resolves after so many ms, or as soon as the browser says that it is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    addEventListener('online', over)
  })
}

const asEvents = { Accept: 'text/event-stream' }

function wireFor(path: string, key: string, body: FormData | string | null): AnswerWire {
  const asJson = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
  const headers = { ...asEvents, 'Idempotency-Key': key }
  return {
    start: () => callApi(path, { method: 'POST', body, headers: { ...headers, ...asJson } }),
    join: () => callApi('/api/answers', { headers, cache: 'no-store' }),
  }
}

/** @throws PreparationFailed when a file can no longer be read */
async function formOf(asked: Asked, notPrepared: string | undefined): Promise<FormData> {
  const form = new FormData()
  try {
    for (const [name, values] of fieldsOf(asked)) {
      for (const value of values) {
        // Read now: a file that was moved or is still in the cloud would else fail inside the upload, as if there were no connection.
        if (value instanceof File) form.append(name, new File([await value.arrayBuffer()], value.name, { type: value.type }))
        else if (value !== undefined) form.append(name, value)
      }
    }
  } catch {
    throw new PreparationFailed(notPrepared)
  }
  return form
}

/** Each person's keys are their own: who signs in next in this tab neither joins nor pays under them. */
function keysByPerson(keyPlace: string) {
  const keys = new Map<string, ReturnType<typeof createAnswerKeys>>()
  return () => {
    const standing = store.get(standingAtom)
    const uid = standing.state === 'signed-in' ? standing.person.uid : ''
    const own = keys.get(uid) ?? createAnswerKeys(`${keyPlace}:${uid}`, () => sessionStorage)
    keys.set(uid, own)
    return own
  }
}

/**
 * The one paid answer of its kind in this page: it goes on while the person is in another room, survives a broken connection and a reload,
 * and is never charged twice. The key alone outlives a reload: no text of a form or a result is ever stored.
 */
export function openAnswerRoom<S extends Readonly<Record<string, z.ZodType>>, Done extends PaidDone>(kind: AnswerKind<S, Done>) {
  type Event = AnswerEvent<PartsOf<S>, Done>
  type Listener = (event: Event) => void
  const answerAtom = atom<Answer<PartsOf<S>, Done>>(nothingYet)
  const keysHere = keysByPerson(kind.keyPlace)
  let wasResumed = false

  const tell: Listener = (event) => store.set(answerAtom, (answer) => afterEvent(answer, event))
  const isRunning = () => store.get(answerAtom).run.state === 'running'

  /** Tells page and listener, and keeps the books of keys. */
  function teller(listener: Listener, again?: () => void): Listener {
    const keys = keysHere()
    return (event) => {
      if (event.type === 'answer-finished') keys.wasAnswered(event.key)
      if (event.type === 'answer-failed') keys.hasFailed(event.key, event.failure)
      const isFreeAgain = event.type === 'answer-failed' && event.failure.charge === 'free-again'
      const told: Event = isFreeAgain && again ? { ...event, failure: { ...event.failure, again } } : event
      tell(told)
      listener(told)
    }
  }

  /** @param listener told what happened, after the page */
  async function start(asked: Asked, listener: Listener): Promise<void> {
    if (isRunning()) return
    const keys = keysHere()
    const { key, isRepeat } = keys.keyFor(asked)
    const tellAll = teller(listener, () => void start(asked, listener))
    tellAll({ type: 'answer-was-asked-for', key })
    try {
      const body = kind.body === 'json' ? JSON.stringify(asked) : await formOf(asked, kind.notPrepared)
      // Nothing leaves.
      if (!navigator.onLine) throw new ApiProblem('no_connection', noConnection, 0, { charge: 'none' })
      keys.wasAsked(key, asked)
      const wire = wireFor(kind.path, key, body)
      await followAnswer({ kind, key, isRepeat, wire, first: 'start', tell: tellAll, wait: pause })
    } catch (error) {
      const failure = failureOf(error, kind.failed, true, kind.stillHere, isRepeat)
      tellAll({ type: 'answer-failed', key, failure })
    }
  }

  return {
    answerAtom,
    /** What the room says where nothing more is known. */
    failed: kind.failed,
    /** Tells the page what happened. */
    tell,
    /** Asks for an answer; nothing happens while one is running (a double tap). */
    start,
    /** The answer lies safely elsewhere: a reload need not fetch it again. */
    forgetKey: () => keysHere().forget(),
    /** After a reload: fetches the answer that was being made or just done. It was paid once and is not paid again. */
    async resume(listener: Listener): Promise<void> {
      if (wasResumed || isRunning()) return
      const key = keysHere().left()
      if (!key) return
      wasResumed = true
      const tellAll = teller(listener)
      tellAll({ type: 'answer-was-asked-for', key })
      const wire = wireFor(kind.path, key, null)
      await followAnswer({ kind, key, wire, first: 'join', tell: tellAll, wait: pause })
    },
  }
}

import { atom, getDefaultStore } from 'jotai'
import type { z } from 'zod'
import { callApi } from '../platform/api.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { authStateAtom } from '../session/auth/auth-state.ts'
import { failureOf, PreparationFailed } from './failure.ts'
import { followGeneration, type GenerationConnection } from './follow-generation.ts'
import { afterEvent, type Generation, type GenerationEvent, nothingYet } from './generation.ts'
import { type Asked, createGenerationKeys, fieldsOf } from './generation-keys.ts'
import type { GenerationDone, GenerationKind, PartsOf } from './generation-kind.ts'

export type { Asked } from './generation-keys.ts'

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

function wireFor(path: string, key: string, body: FormData | string | null): GenerationConnection {
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
function keysByPerson(storageKey: string) {
  const keys = new Map<string, ReturnType<typeof createGenerationKeys>>()
  return () => {
    const authState = store.get(authStateAtom)
    const uid = authState.state === 'signed-in' ? authState.person.uid : ''
    const own = keys.get(uid) ?? createGenerationKeys(`${storageKey}:${uid}`, () => sessionStorage)
    keys.set(uid, own)
    return own
  }
}

/**
 * The one paid answer of its kind in this page: it goes on while the person is in another room, survives a broken connection and a reload,
 * and is never charged twice. The key alone outlives a reload: no text of a form or a result is ever stored.
 */
export function createGeneration<S extends Readonly<Record<string, z.ZodType>>, Done extends GenerationDone>(
  kind: GenerationKind<S, Done>,
) {
  type Event = GenerationEvent<PartsOf<S>, Done>
  type Listener = (event: Event) => void
  const generationAtom = atom<Generation<PartsOf<S>, Done>>(nothingYet)
  const keysHere = keysByPerson(kind.storageKey)
  let wasResumed = false

  const dispatch: Listener = (event) => store.set(generationAtom, (generation) => afterEvent(generation, event))
  const isRunning = () => store.get(generationAtom).run.state === 'running'

  /** Tells page and listener, and keeps the books of keys. */
  function dispatcherFor(listener: Listener, again?: () => void): Listener {
    const keys = keysHere()
    return (event) => {
      if (event.type === 'generation-finished') keys.wasAnswered(event.key)
      if (event.type === 'generation-failed') keys.hasFailed(event.key, event.failure)
      const isFreeAgain = event.type === 'generation-failed' && event.failure.charge === 'free-again'
      const told: Event = isFreeAgain && again ? { ...event, failure: { ...event.failure, again } } : event
      dispatch(told)
      listener(told)
    }
  }

  /** @param listener told what happened, after the page */
  async function start(asked: Asked, listener: Listener): Promise<void> {
    if (isRunning()) return
    const keys = keysHere()
    const { key, isRepeat } = keys.keyFor(asked)
    const dispatchAll = dispatcherFor(listener, () => void start(asked, listener))
    dispatchAll({ type: 'generation-was-requested', key })
    try {
      const body = kind.body === 'json' ? JSON.stringify(asked) : await formOf(asked, kind.notPrepared)
      // Nothing leaves.
      if (!navigator.onLine) throw new ApiProblem('no_connection', noConnection, 0, { charge: 'none' })
      keys.wasAsked(key, asked)
      const wire = wireFor(kind.path, key, body)
      await followGeneration({ kind, key, isRepeat, wire, first: 'start', dispatch: dispatchAll, wait: pause })
    } catch (error) {
      const failure = failureOf(error, kind.failed, true, kind.stillHere, isRepeat)
      dispatchAll({ type: 'generation-failed', key, failure })
    }
  }

  return {
    generationAtom,
    /** What the room says where nothing more is known. */
    failed: kind.failed,
    /** Tells the page what happened. */
    dispatch,
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
      const dispatchAll = dispatcherFor(listener)
      dispatchAll({ type: 'generation-was-requested', key })
      const wire = wireFor(kind.path, key, null)
      await followGeneration({ kind, key, wire, first: 'join', dispatch: dispatchAll, wait: pause })
    },
  }
}

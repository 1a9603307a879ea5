import { atom, getDefaultStore } from 'jotai'
import type { z } from 'zod'
import { callApi } from '../platform/api.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { type Answer, type AnswerEvent, afterEvent, nothingYet } from './answer.ts'
import type { AnswerKind, PaidDone, PartsOf } from './answer-kind.ts'
import { failureOf, PreparationFailed } from './failure.ts'
import { type AnswerWire, followAnswer } from './follow-answer.ts'

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
  return {
    start: () => callApi(path, { method: 'POST', body, headers: { ...asEvents, ...asJson, 'Idempotency-Key': key } }),
    join: () => callApi(`/api/answers/${key}`, { headers: asEvents }),
  }
}

/** What a form asks with: texts and files by field name, several under one name in their order. The same values and the same file objects are the same request. */
export type Asked = Readonly<Record<string, string | File | readonly File[]>>

const valuesOf = (value: Asked[string] | undefined): readonly (string | File | undefined)[] =>
  Array.isArray(value) ? value : [value as string | File | undefined]

/** @throws PreparationFailed when a file can no longer be read */
async function formOf(asked: Asked, notPrepared: string | undefined): Promise<FormData> {
  const form = new FormData()
  try {
    for (const [name, values] of Object.entries(asked)) {
      for (const value of valuesOf(values)) {
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

function isSame(one: Asked, other: Asked): boolean {
  const names = Object.keys(one)
  const isSameAt = (name: string) => {
    const [mine, theirs] = [valuesOf(one[name]), valuesOf(other[name])]
    return mine.length === theirs.length && mine.every((value, place) => value === theirs[place])
  }
  return names.length === Object.keys(other).length && names.every(isSameAt)
}

/**
 * The one paid answer of its kind in this page: it goes on while the person is in another room, survives a broken connection and a reload,
 * and is never charged twice. The key alone outlives a reload: no text of a form or a result is ever stored.
 */
export function openAnswerRoom<S extends Readonly<Record<string, z.ZodType>>, Done extends PaidDone>(kind: AnswerKind<S, Done>) {
  type Event = AnswerEvent<PartsOf<S>, Done>
  type Listener = (event: Event) => void
  const answerAtom = atom<Answer<PartsOf<S>, Done>>(nothingYet)
  /** The last request that was never answered. Asking for the same again under its key cannot charge twice. */
  let unanswered: { key: string; asked: Asked } | null = null
  let wasResumed = false

  const tell: Listener = (event) => store.set(answerAtom, (answer) => afterEvent(answer, event))
  const isRunning = () => store.get(answerAtom).run.state === 'running'

  function tellAndRemember(listener: Listener): Listener {
    return (event) => {
      tell(event)
      if (event.type === 'answer-failed' || event.type === 'answer-was-not-found') sessionStorage.removeItem(kind.keyPlace)
      listener(event)
    }
  }

  return {
    answerAtom,
    /** What the room says where nothing more is known. */
    failed: kind.failed,
    /** Tells the page what happened. */
    tell,
    /**
     * Asks for an answer; nothing happens while one is running (a double tap).
     * @param listener told what happened, after the page
     */
    async start(asked: Asked, listener: Listener): Promise<void> {
      if (isRunning()) return
      const key = unanswered && isSame(unanswered.asked, asked) ? unanswered.key : crypto.randomUUID()
      const tellAll = tellAndRemember(listener)
      tellAll({ type: 'answer-was-asked-for', key })
      try {
        const body = kind.body === 'json' ? JSON.stringify(asked) : await formOf(asked, kind.notPrepared)
        if (!navigator.onLine) throw new ApiProblem('no_connection', noConnection, 0)
        sessionStorage.setItem(kind.keyPlace, key)
        unanswered = { key, asked }
        const tellUntilAnswered: Listener = (event) => {
          if (event.type !== 'connection-was-lost' && event.type !== 'answer-failed') unanswered = null
          tellAll(event)
        }
        const wire = wireFor(kind.path, key, body)
        await followAnswer({ kind, key, wire, first: 'start', tell: tellUntilAnswered, wait: pause })
      } catch (error) {
        tellAll({ type: 'answer-failed', key, failure: failureOf(error, kind.failed, true, kind.stillHere) })
      }
    },
    /** The answer lies safely elsewhere: a reload need not fetch it again. */
    forgetKey: () => sessionStorage.removeItem(kind.keyPlace),
    /** After a reload: fetches the answer that was being made or just done. It was paid once and is not paid again. */
    async resume(listener: Listener): Promise<void> {
      const key = sessionStorage.getItem(kind.keyPlace)
      if (wasResumed || !key || isRunning()) return
      wasResumed = true
      const tellAll = tellAndRemember(listener)
      tellAll({ type: 'answer-was-asked-for', key })
      const wire = wireFor(kind.path, key, null)
      await followAnswer({ kind, key, wire, first: 'join', tell: tellAll, wait: pause })
    },
  }
}

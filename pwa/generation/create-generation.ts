import { type Atom, atom, getDefaultStore } from 'jotai'
import type { z } from 'zod'
import { appOutbox } from '../media/uploads/app-outbox.ts'
import type { Outbox } from '../media/uploads/outbox.ts'
import { callApi } from '../platform/api.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { hasResultAtom } from '../platform/install.ts'
import type { UploadJob } from '../platform/local-store.ts'
import { pauseBeforeRetry } from '../platform/retry.ts'
import { userAtom } from '../session/auth/auth-state.ts'
import { connectionStayedLost, type Failure, failureOf, formStillHere, loaded, PreparationFailed } from './failure.ts'
import { type Following, followGeneration, type GenerationConnection } from './follow-generation.ts'
import { afterEvent, type Generation, type GenerationEvent, isAtStake, nothingYet } from './generation.ts'
import { createGenerationKeys, fingerprintOf, type GenerationRequest, partsOf } from './generation-keys.ts'
import type { GenerationDone, GenerationKind, PartsOf } from './generation-kind.ts'
import { createKeptResult, type KeptResult } from './kept-result.ts'
import { guardLeaving } from './leaving-guard.ts'
import { toldField } from './told-answers.ts'

const store = getDefaultStore()

/** Where a request may wait in the outbox, and its name there. */
interface Waits {
  sessionId: string
  label: string
}

function connectionFor(path: string, key: string, body: FormData | string | null): GenerationConnection {
  const asJson = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
  const headers = { Accept: 'text/event-stream', 'Idempotency-Key': key }
  return {
    start: () => callApi(path, { method: 'POST', body, headers: { ...headers, ...asJson } }),
    join: () => callApi('/api/answers', { headers, cache: 'no-store' }),
  }
}

/** Read like an answer that arrives now. */
function storedAnswer({ answer }: UploadJob): GenerationConnection {
  const again = async () => new Response(String(answer))
  return { start: again, join: again }
}

/** In a form, what the user told is JSON text. */
const jsonOf = (request: GenerationRequest) =>
  JSON.stringify(request, (name, value) => (name === 'told' ? JSON.parse(value) : value))

async function formOf(request: GenerationRequest, notPrepared: string | undefined): Promise<FormData> {
  const form = new FormData()
  try {
    for (const [name, content] of partsOf(request)) {
      // A file that was moved or is still in the cloud would fail during the upload like a lost connection.
      if (typeof content === 'string') form.append(name, content)
      else form.append(name, new File([await content.arrayBuffer()], content.name, { type: content.type }))
    }
  } catch {
    throw new PreparationFailed(notPrepared)
  }
  return form
}

const uidHere = () => store.get(userAtom)?.uid ?? ''

/**
 * The paid generation of one kind in this page. It survives other screens, a lost connection and a reload, and is never
 * charged twice. Its key and its sealed result stay in the tab.
 */
export function createGeneration<S extends Readonly<Record<string, z.ZodType>>, Done extends GenerationDone>(
  kind: GenerationKind<S, Done>,
  openOutbox = appOutbox,
) {
  type Event = GenerationEvent<PartsOf<S>, Done>
  type Listener = (event: Event) => void
  const generationAtom = atom<Generation<PartsOf<S>, Done>>(nothingYet)
  guardLeaving(generationAtom, kind.asksOnlyWhileRunning ? ({ run }) => run.state === 'running' : isAtStake)
  /** By user: the next one to sign in here neither joins nor pays under them. */
  const keys = createGenerationKeys(
    () => `${kind.storageKey}:${uidHere()}`,
    () => sessionStorage,
  )
  const kept = createKeptResult(kind)
  let isStarting = false
  let wasResumed = false
  let isWatching = false
  let keeping: Promise<void> = Promise.resolve()
  /** Answers from the outbox already taken; its view may still show them. */
  const taken = new Set<string>()

  const dispatch: Listener = (event) => {
    store.set(generationAtom, (generation) => afterEvent(generation, event))
    if (event.type === 'generation-finished' || event.type === 'results-were-saved') keeping = keep()
  }
  /** Otherwise the screen says that it is not kept. */
  async function keep() {
    const { last } = store.get(generationAtom)
    if (last && (await kept.keep(uidHere(), last))) dispatch({ type: 'results-were-kept', received: last.received })
  }
  /** Loaded before sending: nothing is paid that could not be read. */
  const schemas = () => loaded(kind.schemas())
  const isRunning = () => store.get(generationAtom).run.state === 'running'
  const follow = async (how: Omit<Following<S, Done>, 'kind' | 'schemas' | 'wait'>) =>
    followGeneration({ ...how, kind, schemas: await schemas(), wait: pauseBeforeRetry })

  function dispatcherFor(listener: Listener, again?: () => void): Listener {
    return (event) => {
      if (event.type === 'generation-finished') {
        keys.hasFinished(event.key)
        store.set(hasResultAtom, true)
      }
      if (event.type === 'generation-was-not-found') keys.wasNotFound(event.key)
      if (event.type === 'generation-failed') keys.hasFailed(event.key, event.failure)
      const isFreeAgain = event.type === 'generation-failed' && event.failure.charge === 'free-again'
      const complete: Event = isFreeAgain && again ? { ...event, failure: { ...event.failure, again } } : event
      dispatch(complete)
      listener(complete)
    }
  }

  /** Does nothing while one is running. @param waits without it a request with no connection fails */
  async function start(given: GenerationRequest, listener: Listener, waits?: Waits): Promise<void> {
    const { state } = store.get(generationAtom).run
    if (isStarting || state === 'running' || state === 'waiting') return
    isStarting = true
    const request = kind.takesTold ? { ...toldField(String(given.jobDescription)), ...given } : given
    const fingerprint = await fingerprintOf(partsOf(request))
    const { key, isRepeat } = keys.keyFor(fingerprint)
    const dispatchAll = dispatcherFor(listener, () => void start(request, listener, waits))
    dispatchAll({ type: 'generation-was-requested', key })
    isStarting = false
    try {
      const body = kind.body === 'json' ? jsonOf(request) : await formOf(request, kind.notPrepared)
      const queue = waits && body instanceof FormData ? () => queueUp(key, body, waits, listener) : undefined
      if (!navigator.onLine && !queue) throw new ApiProblem('no_connection', noConnection, 0, { charge: 'none' })
      // Offline the schemas cannot be loaded; the answer is read later.
      const isOnline = navigator.onLine
      if (isOnline) await schemas()
      keys.wasSent(key, fingerprint)
      if (!isOnline) return await queue?.()
      const connection = connectionFor(kind.path, key, body)
      await follow({ key, isRepeat, connection, first: 'start', dispatch: dispatchAll, queue })
    } catch (error) {
      const failure = failureOf(error, kind.failed, true, kind.stillHere, isRepeat)
      dispatchAll({ type: 'generation-failed', key, failure })
    }
  }

  /** Under its key: whichever way it arrives first, it is charged once. */
  async function queueUp(key: string, form: FormData, { sessionId, label }: Waits, listener: Listener) {
    const { outbox } = await openOutbox()
    const files = [...form].filter((entry): entry is [string, File] => entry[1] instanceof File)
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const about = { uid: uidHere(), practiceId: sessionId, kind: kind.storageKey, label, recordingId: null, path: kind.path }
    const named = files.map(([field, { name, type, size }]) => ({ field, name, type, size }))
    const job = await outbox.add(
      { ...about, fields: Object.fromEntries(texts), files: named, wantsEvents: true, idempotencyKey: key },
      files.map(([, file]) => file),
    )
    dispatch({ type: 'generation-waits', key, jobId: job.id, problem: null })
    watchOutbox(outbox, listener)
  }

  function watchOutbox(outbox: Outbox, listener: Listener) {
    const look = () => {
      const job = outbox.view.get().jobs.find((each) => each.kind === kind.storageKey && !taken.has(each.id))
      const { run } = store.get(generationAtom)
      if (run.state === 'running') return
      if (!job) return dispatch({ type: 'waiting-has-ended' })
      const { id: jobId, idempotencyKey: key } = job
      if (job.state === 'delivered') return void take(outbox, job, listener, run.state !== 'waiting')
      if (run.state !== 'waiting') void noteKeyOf(job, () => !taken.has(jobId))
      const problem = job.state === 'needs-you' ? job.problem : null
      if (run.state !== 'waiting' || run.problem !== problem) dispatch({ type: 'generation-waits', key, jobId, problem })
    }
    if (!isWatching) outbox.view.subscribe(look)
    isWatching = true
    look()
  }

  /** So that the same request in this tab uses the key of the page that queued it. */
  async function noteKeyOf({ idempotencyKey, fields, files }: UploadJob, isStillOpen = () => true) {
    const parts = [...Object.entries(fields), ...files.map((file) => [file.field, file] as const)]
    const fingerprint = await fingerprintOf(parts)
    if (isStillOpen()) keys.wasSent(idempotencyKey, fingerprint)
  }

  async function take(outbox: Outbox, job: UploadJob, listener: Listener, isFromBefore: boolean) {
    const { id, idempotencyKey: key, practiceId: sessionId } = job
    taken.add(id)
    const dispatchAll = dispatcherFor(listener)
    const dispatchHere: Listener = (event) =>
      dispatchAll(event.type === 'generation-finished' ? { ...event, isFromBefore, sessionId } : event)
    dispatchHere({ type: 'generation-was-requested', key })
    await noteKeyOf(job)
    try {
      await follow({ key, connection: storedAnswer(job), first: isFromBefore ? 'join' : 'start', dispatch: dispatchHere })
      await keeping
      await outbox.collect(id)
    } catch (error) {
      // It may be paid for, even if this page cannot show it.
      const failure = failureOf(error, kind.failed, !isFromBefore, kind.stillHere, true)
      dispatchHere({ type: 'generation-failed', key, failure })
    }
  }

  function showAgain({ key, received, done, isSaved }: KeptResult<PartsOf<S>, Done>, dispatchAll: Listener) {
    dispatchAll({ type: 'generation-was-requested', key })
    dispatchAll({ type: 'section-arrived', key, part: received })
    dispatchAll({ type: 'generation-finished', key, done, isFromBefore: true })
    if (isSaved) dispatch({ type: 'results-were-saved' })
  }

  const refuseWith = (failure: Failure) => dispatch({ type: 'request-was-refused', failure })

  return {
    generationAtom,
    dispatch,
    start,
    refuse(sentence: string, advice = '') {
      const consequence = `Nothing was charged. ${kind.stillHere ?? formStillHere}${advice && ` ${advice}`}`
      refuseWith({ sentence, consequence, offer: null })
    },
    async cancelWaiting() {
      const { run } = store.get(generationAtom)
      if (run.state === 'waiting') await (await openOutbox()).outbox.remove(run.jobId)
    },
    async retryWaiting() {
      const { run } = store.get(generationAtom)
      if (run.state === 'waiting') await (await openOutbox()).outbox.retry(run.jobId)
    },
    failBeforeStart: (error: unknown) => refuseWith(failureOf(error, kind.failed, true, kind.stillHere)),
    /** A reload need not bring the result back. */
    forgetKey() {
      keys.forgetAll()
      kept.forget(uidHere())
    },
    /** After a reload: shows the last result, and fetches what was running or has just finished. */
    async resume(listener: Listener): Promise<void> {
      if (wasResumed || isRunning()) return
      wasResumed = uidHere() !== ''
      const key = keys.left()
      const [result, { outbox, localStore }] = await Promise.all([kept.read(uidHere()), openOutbox()])
      const jobs = await localStore.all('jobs')
      if (isRunning()) return
      const dispatchAll = dispatcherFor(listener)
      if (result) showAgain(result, dispatchAll)
      watchOutbox(outbox, listener)
      // The outbox's view may follow a moment later.
      const waits = jobs.some((job) => job.idempotencyKey === key && !job.discarded)
      if (!key || key === result?.key || waits) return
      dispatchAll({ type: 'generation-was-requested', key })
      try {
        await follow({ key, connection: connectionFor(kind.path, key, null), first: 'join', dispatch: dispatchAll })
      } catch {
        const failure = failureOf(connectionStayedLost(), kind.failed, false)
        dispatchAll({ type: 'generation-failed', key, failure })
      }
    },
  }
}

/** Resolves when the generation is not running. */
export function whenNotRunning<Parts, Done>(generationAtom: Atom<Generation<Parts, Done>>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const look = () => store.get(generationAtom).run.state === 'running' || over.resolve()
  const stop = store.sub(generationAtom, look)
  look()
  return over.promise.finally(stop)
}

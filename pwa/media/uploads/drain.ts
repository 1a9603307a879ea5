import type { LocalStore, RecordingRow, UploadJob } from '../../platform/local-store.ts'
import { afterTry, claimed, followUpOf, nextJob, type Outcome, readyAgain, verdictOn, waitsForConnection } from './upload-job.ts'

/** A job with its file. */
export interface OutgoingUpload {
  job: UploadJob
  /** Null for a job without a recording. */
  file: Blob | null
  /** The job's own; see `UploadJob.files`. */
  files?: readonly File[]
}

export interface SendDeps {
  token: string
  signal: AbortSignal
  /** Fetches another token when this one was refused; null when nobody is signed in any more. */
  freshToken(): Promise<string | null>
  progress(sentBytes: number, totalBytes: number): void
}

export interface DrainDeps {
  localStore: LocalStore
  /** Null when this person is not, or no longer, signed in: nothing of theirs is sent then. */
  tokenFor(uid: string, options: { fresh: boolean }): Promise<string | null>
  send(upload: OutgoingUpload, deps: SendDeps): Promise<Outcome>
  now(): number
  /** 0 to 1, for the spread of waiting times. */
  random(): number
  signal: AbortSignal
  /** Marks what is being sent, so it can be cancelled alone. Returns its signal. */
  sending(jobId: string): { signal: AbortSignal; done(): void }
  progress(jobId: string, sentBytes: number, totalBytes: number): void
  /** A job has changed in the local store. */
  changed(): void
}

/**
 * Sends what waits, one job after the other, until nothing is due. Call it only while holding the outbox lock.
 * @returns when to look again (ms, `now`'s clock), or null when nothing waits
 */
export async function drain(uid: string, deps: DrainDeps): Promise<number | null> {
  while (!deps.signal.aborted) {
    const jobs = (await deps.localStore.all('jobs')).filter((job) => job.uid === uid)
    const { job, nextAtMs } = nextJob(jobs, deps.now())
    if (!job) return nextAtMs
    const outcome = await tryOne(job, deps)
    if (!outcome) return null
    if (outcome === 'gone') continue
    await note(job, outcome, deps)
  }
  return null
}

/** The connection is back: jobs that waited only for it are due at once, however long their next wait would be. */
export async function readyForConnection(localStore: LocalStore) {
  const waiting = (await localStore.all('jobs')).filter(waitsForConnection)
  for (const job of waiting) await localStore.change('jobs', job.id, readyAgain)
}

/** Null when the person has signed out or the job was cancelled: then it was not tried. 'gone' when it was discarded just before. */
async function tryOne(job: UploadJob, deps: DrainDeps): Promise<Outcome | null | 'gone'> {
  // Without a connection an expired token cannot be renewed: that is "later", not "signed out".
  const token = await deps.tokenFor(job.uid, { fresh: false }).catch(() => 'no-connection' as const)
  if (token === null) return null
  if (token === 'no-connection') return noAnswer
  // Before the claim: a discard right after it finds what to cancel.
  const one = deps.sending(job.id)
  try {
    if (!(await claim(job, deps))) return 'gone'
    const [file, files] = [await fileOf(job, deps.localStore), await filesOf(job, deps.localStore)]
    if (file === 'gone' || files === 'gone') return recordingIsGone
    const outcome = await deps.send(
      { job, file, files },
      {
        token,
        signal: one.signal,
        freshToken: () => deps.tokenFor(job.uid, { fresh: true }).catch(() => null),
        progress: (sent, total) => deps.progress(job.id, sent, total),
      },
    )
    // Cancelled by signing out: the job stays as it was until this person comes back.
    return deps.signal.aborted && verdictOn(outcome.status) !== 'delivered' ? null : outcome
  } finally {
    one.done()
  }
}

/** Atomic: a tap on Discard comes either before it, and nothing is sent, or after it, and knows that something may have been sent. */
async function claim(job: UploadJob, { localStore, now }: DrainDeps): Promise<boolean> {
  let isOurs = false
  await localStore.change('jobs', job.id, (row) => {
    const ours = claimed(row, now())
    isOurs = ours !== undefined
    return ours
  })
  return isOurs
}

async function note(job: UploadJob, outcome: Outcome, deps: DrainDeps) {
  const time = { nowMs: deps.now(), random: deps.random() }
  const next = await deps.localStore.change(
    'jobs',
    job.id,
    (row) => afterTry(row, outcome, time),
    (row) => followUpOf(row, time.nowMs),
  )
  const { recordingId } = job
  if (next?.state === 'delivered' && recordingId)
    await deps.localStore.change('recordings', recordingId, (row: RecordingRow) => ({ ...row, delivered: true }))
  deps.changed()
}

async function fileOf(job: UploadJob, localStore: LocalStore): Promise<Blob | null | 'gone'> {
  if (job.recordingId === null) return null
  const recording = await localStore.get('recordings', job.recordingId)
  const chunks = await localStore.chunksOf(job.recordingId)
  return recording && chunks.length > 0 ? new Blob(chunks, { type: recording.type }) : 'gone'
}

async function filesOf({ id, files = [] }: UploadJob, localStore: LocalStore): Promise<File[] | 'gone'> {
  const contents = files.length > 0 ? await localStore.chunksOf(id) : []
  return contents.length < files.length
    ? 'gone'
    : files.map(({ name, type }, index) => new File([contents[index]!], name, { type }))
}

export const noAnswer: Outcome = {
  status: 0,
  code: 'offline',
  message: 'No connection.',
  retryAfterMs: null,
  answer: null,
}

/** 410 is ours, not a server's: the browser or the person cleared the storage. */
const recordingIsGone: Outcome = {
  status: 410,
  code: 'recording-is-gone',
  message: 'This recording is no longer on this device. Please record it again.',
  retryAfterMs: null,
  answer: null,
}

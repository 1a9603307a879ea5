import type { JobRow, RecordingRow, Shelf } from '../../platform/shelf-rows.ts'
import { afterTry, claimed, nextJob, type Outcome, readyAgain, verdictOn, waitsForConnection } from './job.ts'

/** One file and the job it belongs to. */
export interface Letter {
  job: JobRow
  /** Null for a job without a recording. */
  file: Blob | null
}

export interface SendDoors {
  token: string
  signal: AbortSignal
  /** Asks for another token when this one was refused; null when nobody is signed in any more. */
  freshToken(): Promise<string | null>
  progress(sentBytes: number, totalBytes: number): void
}

export interface DrainDoors {
  shelf: Shelf
  /** Null when this person is not, or no longer, signed in: nothing of theirs is sent then. */
  tokenFor(uid: string, options: { fresh: boolean }): Promise<string | null>
  send(letter: Letter, doors: SendDoors): Promise<Outcome>
  canSend(job: JobRow): boolean
  now(): number
  /** 0 to 1, for the spread of waiting times. */
  random(): number
  signal: AbortSignal
  /** Marks what is being sent, so that it can be cut off alone. Returns the signal of this one. */
  sending(jobId: string): { signal: AbortSignal; done(): void }
  progress(jobId: string, sentBytes: number, totalBytes: number): void
  /** A job has changed on the shelf. */
  changed(): void
}

/**
 * Sends what waits, one after the other, until nothing is due. Call it under the outbox lock only.
 * @returns when to look again (ms, `now`'s clock), or null when nothing waits
 */
export async function drain(uid: string, doors: DrainDoors): Promise<number | null> {
  while (!doors.signal.aborted) {
    const jobs = (await doors.shelf.all('jobs')).filter((job) => job.uid === uid)
    const { job, nextAtMs } = nextJob(jobs, doors.now(), doors.canSend)
    if (!job) return nextAtMs
    const outcome = await tryOne(job, doors)
    if (!outcome) return null
    if (outcome === 'gone') continue
    await note(job, outcome, doors)
  }
  return null
}

/** The connection is back: what waited only for it is due at once, however long its next wait would be. */
export async function readyForConnection(shelf: Shelf) {
  const waiting = (await shelf.all('jobs')).filter(waitsForConnection)
  for (const job of waiting) await shelf.change('jobs', job.id, readyAgain)
}

/** Null when the person has gone, or the job was cut off: then it was not tried. 'gone' when it was discarded just before. */
async function tryOne(job: JobRow, doors: DrainDoors): Promise<Outcome | null | 'gone'> {
  // Without a connection an expired token cannot be renewed: that is "later", not "signed out".
  const token = await doors.tokenFor(job.uid, { fresh: false }).catch(() => 'no-connection' as const)
  if (token === null) return null
  if (token === 'no-connection') return noAnswer
  // Before the claim: a discard that comes right after it finds what to cut off.
  const one = doors.sending(job.id)
  try {
    if (!(await claim(job, doors))) return 'gone'
    const file = await fileOf(job, doors.shelf)
    if (file === 'gone') return recordingIsGone
    const outcome = await doors.send(
      { job, file },
      {
        token,
        signal: one.signal,
        freshToken: () => doors.tokenFor(job.uid, { fresh: true }).catch(() => null),
        progress: (sent, total) => doors.progress(job.id, sent, total),
      },
    )
    // Cut off by signing out: the job stays as it was, for when this person comes back.
    return doors.signal.aborted && verdictOn(outcome.status) !== 'delivered' ? null : outcome
  } finally {
    one.done()
  }
}

/**
 * In one transaction with reading it: either the tap on Discard comes first and nothing is sent, or it comes later and knows that something
 * may have been.
 */
async function claim(job: JobRow, { shelf, now }: DrainDoors): Promise<boolean> {
  let isOurs = false
  await shelf.change('jobs', job.id, (row) => {
    const ours = claimed(row, now())
    isOurs = ours !== undefined
    return ours
  })
  return isOurs
}

async function note(job: JobRow, outcome: Outcome, doors: DrainDoors) {
  const time = { nowMs: doors.now(), random: doors.random() }
  const next = await doors.shelf.change('jobs', job.id, (row) => afterTry(row, outcome, time))
  const { recordingId } = job
  if (next?.state === 'delivered' && recordingId)
    await doors.shelf.change('recordings', recordingId, (row: RecordingRow) => ({ ...row, delivered: true }))
  doors.changed()
}

async function fileOf(job: JobRow, shelf: Shelf): Promise<Blob | null | 'gone'> {
  if (job.recordingId === null) return null
  const recording = await shelf.get('recordings', job.recordingId)
  const chunks = await shelf.chunksOf(job.recordingId)
  return recording && chunks.length > 0 ? new Blob(chunks, { type: recording.type }) : 'gone'
}

export const noAnswer: Outcome = {
  status: 0,
  code: 'offline',
  message: 'No connection.',
  retryAfterMs: null,
  answer: null,
}

/** 410 is ours, not a server's: the browser, or somebody, cleared the storage. */
const recordingIsGone: Outcome = {
  status: 410,
  code: 'recording-is-gone',
  message: 'This recording is no longer on this device. Please record it again.',
  retryAfterMs: null,
  answer: null,
}

import type { LocalStore, RecordingRow, UploadJob } from '../../platform/local-store.ts'
import { verdictOn } from '../../platform/retry.ts'
import type { OutboxChannel } from './outbox-channel.ts'
import { noAnswer, type OutgoingUpload, type SendDeps } from './send-upload.ts'
import { afterTry, claimed, followUpOf, nextJob, type Outcome, readyAgain, waitsForConnection } from './upload-job.ts'

export interface Progress {
  sentBytes: number
  totalBytes: number
}

export interface SenderDeps {
  localStore: LocalStore
  channel: OutboxChannel
  /** Null when this user is not signed in. Rejects without a connection. */
  tokenFor(uid: string, options: { fresh: boolean }): Promise<string | null>
  send(upload: OutgoingUpload, deps: SendDeps): Promise<Outcome>
  changed(): void
  progressed(): void
  now?(): number
  random?(): number
}

const progressEveryMs = 250

export function createSender({ now = Date.now, random = Math.random, ...deps }: SenderDeps) {
  const { localStore, channel, changed, progressed } = deps
  const progress = new Map<string, Progress>()
  let sending: { jobId: string; cancel: AbortController } | null = null
  let signedIn = new AbortController()
  let announcedAtMs = 0

  const cancelHere = (jobId: string) => sending?.jobId === jobId && sending.cancel.abort()
  channel.subscribe((message) => {
    if (message.type === 'cancelled') cancelHere(message.jobId)
    if (message.type === 'sending') progress.set(message.jobId, message)
    else progress.clear()
    progressed()
  })

  function note(jobId: string, sent: Progress) {
    progress.set(jobId, sent)
    if (performance.now() - announcedAtMs < progressEveryMs && sent.sentBytes < sent.totalBytes) return
    announcedAtMs = performance.now()
    channel.announce({ type: 'sending', jobId, ...sent })
    progressed()
  }

  /** Null: signed out, not tried. 'gone': discarded just before. */
  async function tryOne(job: UploadJob, signedOut: AbortSignal): Promise<Outcome | null | 'gone'> {
    // Offline an expired token cannot be renewed: that is "later", not "signed out".
    const token = await deps.tokenFor(job.uid, { fresh: false }).catch(() => noAnswer)
    if (token === null || typeof token === 'object') return token
    const cancel = new AbortController()
    // Before the claim: a discard right after it finds what to cancel.
    sending = { jobId: job.id, cancel }
    try {
      if (!(await claim(localStore, job))) return 'gone'
      const upload = await withFiles(localStore, job)
      if (!upload) return recordingIsGone
      const outcome = await deps.send(upload, {
        token,
        signal: AbortSignal.any([cancel.signal, signedOut]),
        freshToken: () => deps.tokenFor(job.uid, { fresh: true }).catch(() => null),
        progress: (sentBytes, totalBytes) => note(job.id, { sentBytes, totalBytes }),
      })
      // Canceled by signing out: the job waits as it was for this user.
      return signedOut.aborted && verdictOn(outcome) !== 'delivered' ? null : outcome
    } finally {
      sending = null
      progress.delete(job.id)
    }
  }

  return {
    progress: progress as ReadonlyMap<string, Progress>,
    /** Call it only while holding the outbox lock. @returns when to look again, or null when nothing waits */
    async sendDue(uid: string): Promise<number | null> {
      const { signal } = signedIn
      while (!signal.aborted) {
        const jobs = (await localStore.all('jobs')).filter((job) => job.uid === uid)
        const { job, nextAtMs } = nextJob(jobs, now())
        if (!job) return nextAtMs
        const outcome = await tryOne(job, signal)
        if (!outcome) return null
        if (outcome === 'gone') continue
        await noteOutcome(localStore, job, outcome, { nowMs: now(), random: random() })
        changed()
      }
      return null
    },
    /** In whichever tab or worker sends it. */
    cancel(jobId: string) {
      cancelHere(jobId)
      channel.announce({ type: 'cancelled', jobId })
    },
    stop() {
      signedIn.abort()
      signedIn = new AbortController()
    },
  }
}

/** Makes jobs that waited only for a connection due at once. */
export async function readyForConnection(localStore: LocalStore) {
  const waiting = (await localStore.all('jobs')).filter(waitsForConnection)
  for (const job of waiting) await localStore.change('jobs', job.id, readyAgain)
}

/** Atomic: a discard comes before it and nothing is sent, or after it and knows that it may have been sent. */
async function claim(localStore: LocalStore, job: UploadJob): Promise<boolean> {
  let isOurs = false
  await localStore.change('jobs', job.id, (row) => {
    const ours = claimed(row)
    isOurs = ours !== undefined
    return ours
  })
  return isOurs
}

async function noteOutcome(localStore: LocalStore, job: UploadJob, outcome: Outcome, time: { nowMs: number; random: number }) {
  const next = await localStore.change(
    'jobs',
    job.id,
    (row) => afterTry(row, outcome, time),
    (row) => followUpOf(row, time.nowMs),
  )
  if (next?.state === 'delivered' && job.recordingId)
    await localStore.change('recordings', job.recordingId, (row: RecordingRow) => ({ ...row, delivered: true }))
}

async function withFiles(localStore: LocalStore, job: UploadJob): Promise<OutgoingUpload | null> {
  const { id, recordingId, files: named } = job
  const contents = named.length > 0 ? await localStore.chunksOf(id) : []
  if (contents.length < named.length) return null
  const files = named.map(({ name, type }, index) => new File([contents[index]!], name, { type }))
  if (recordingId === null) return { job, file: null, files }
  const recording = await localStore.get('recordings', recordingId)
  const chunks = await localStore.chunksOf(recordingId)
  return recording && chunks.length > 0 ? { job, file: new Blob(chunks, { type: recording.type }), files } : null
}

const recordingIsGone: Outcome = {
  ...noAnswer,
  status: 410,
  code: 'recording-is-gone',
  message: 'This recording is no longer on this device. Please record it again.',
}

import type { Change, LocalStore, RecordingRow, RecordingSession, UploadJob } from '../../platform/local-store.ts'
import { heldLocks, holdLock } from '../../platform/locks.ts'

export interface OpenRecordingSession {
  session: RecordingSession
  /** Lets go of the practice without ending it: what is on the shelf stays. */
  release(): void
}

export interface Unfinished {
  session: RecordingSession
  recordings: RecordingRow[]
}

/** A quarter of a second of speech; less is a file's head and nothing to hear. */
const hearableFromBytes = 1_000
const lockOf = (practiceId: string) => `greenroom-practice-${practiceId}`
/** A reload lets go of its lock for a moment: only who is still gone after this has really left. */
const graceMs = 1_500

/** Begins a practice that belongs to this person and this tab. `notes`: what the queue needs to finish it later. */
export async function startRecordingSession(
  localStore: LocalStore,
  { uid, kind, notes }: Pick<RecordingSession, 'uid' | 'kind' | 'notes'>,
) {
  const session: RecordingSession = { id: crypto.randomUUID(), uid, kind, startedAtMs: Date.now(), notes }
  // The lock first: without it another tab could offer the new practice as an abandoned one.
  const release = (await holdLock(lockOf(session.id))) ?? (() => undefined)
  await localStore.write([{ put: 'practices', row: session }])
  return { session, release } satisfies OpenRecordingSession
}

const waitOnPage = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Practices of this person that no living tab owns, with or without recordings: after a crash, a closed tab, a dead battery. */
export async function abandonedSessions(localStore: LocalStore, uid: string, wait = waitOnPage): Promise<RecordingSession[]> {
  const mine = (await localStore.all('practices')).filter((session) => session.uid === uid)
  if (mine.length === 0) return []
  const before = await heldLocks()
  if (mine.every(({ id }) => before.has(lockOf(id)))) return []
  await wait(graceMs)
  const held = await heldLocks()
  return mine.filter(({ id }) => !held.has(lockOf(id)))
}

/** Abandoned practices with recordings in them that the server does not have. */
export async function unfinishedSessions(localStore: LocalStore, uid: string, wait = waitOnPage): Promise<Unfinished[]> {
  const abandoned = await abandonedSessions(localStore, uid, wait)
  const [recordings, jobs] = await Promise.all([localStore.all('recordings'), localStore.all('jobs')])
  return abandoned
    .map((session) => ({
      session,
      recordings: recordings.filter((each) => isUndelivered(each, session.id, jobs, recordings)),
    }))
    .filter((unfinished) => unfinished.recordings.length > 0)
}

/** A practice taken over, and which of its recordings a crash had cut off: nobody has heard of those yet. */
export interface TakenOver extends OpenRecordingSession {
  cutOffIds: ReadonlySet<string>
}

/**
 * Takes an unfinished practice over into this tab; recordings cut off by a crash count as complete from here.
 * @returns null when another tab was faster, or it is gone
 */
export async function continueRecordingSession(localStore: LocalStore, practiceId: string): Promise<TakenOver | null> {
  const release = await holdLock(lockOf(practiceId))
  const session = await localStore.get('practices', practiceId)
  if (!release || !session) {
    release?.()
    return null
  }
  const cutOff = (await recordingsOf(localStore, practiceId)).filter(({ state }) => state === 'recording')
  for (const { id } of cutOff) await localStore.change('recordings', id, (row) => ({ ...row, state: 'finished' }))
  return { session, release, cutOffIds: new Set(cutOff.map(({ id }) => id)) }
}

/** Whether some living tab is at this practice. */
export async function isGoingOn(practiceId: string): Promise<boolean> {
  return (await heldLocks()).has(lockOf(practiceId))
}

/** In the order they were made. */
export async function recordingsOf(localStore: LocalStore, practiceId: string): Promise<RecordingRow[]> {
  const all = await localStore.all('recordings')
  return all.filter((each) => each.practiceId === practiceId).sort((one, other) => one.startedAtMs - other.startedAtMs)
}

/** The file of a recording as it was written; empty when it is gone. */
export async function fileOf(localStore: LocalStore, recording: Pick<RecordingRow, 'id' | 'type'>): Promise<Blob> {
  return new Blob(await localStore.chunksOf(recording.id), { type: recording.type })
}

/** Recordings that the server does not have: ask the person before they go. */
export async function undeliveredOf(localStore: LocalStore, practiceId: string): Promise<RecordingRow[]> {
  const [jobs, recordings] = [await localStore.all('jobs'), await recordingsOf(localStore, practiceId)]
  return recordings.filter((each) => isUndelivered(each, practiceId, jobs, recordings))
}

/**
 * Ends a practice. Delivered recordings and their jobs go.
 * @param undelivered 'keep' until sent or discarded later, 'delete' only after the person said so
 */
export async function endRecordingSession(
  localStore: LocalStore,
  practiceId: string,
  undelivered: 'keep' | 'delete',
): Promise<void> {
  const staying = undelivered === 'keep' ? await undeliveredOf(localStore, practiceId) : []
  const stays = new Set(staying.map(({ id }) => id))
  const recordings = (await recordingsOf(localStore, practiceId)).filter(
    ({ id, soundOf }) => !stays.has(id) && !stays.has(soundOf ?? ''),
  )
  const jobs = (await localStore.all('jobs')).filter((job) => job.practiceId === practiceId && !stays.has(job.recordingId ?? ''))
  const isOver = (job: UploadJob) => undelivered === 'delete' || job.state === 'delivered' || Boolean(job.discarded)
  const waiting = jobs.some((job) => !isOver(job))
  await localStore.write([
    ...recordings.flatMap(({ id }) => removalOf(id)),
    ...jobs.filter(isOver).map((job): Change => ({ remove: 'jobs', id: job.id })),
    ...(stays.size === 0 && !waiting ? [{ remove: 'practices', id: practiceId } as const] : []),
  ])
}

/** Signing out, after the person agreed: nothing of theirs stays on this device. */
export async function forgetPerson(localStore: LocalStore, uid: string): Promise<void> {
  const [practices, recordings, jobs] = await Promise.all([
    localStore.all('practices'),
    localStore.all('recordings'),
    localStore.all('jobs'),
  ])
  const mine = <Row extends { uid: string }>(rows: Row[]) => rows.filter((row) => row.uid === uid)
  await localStore.write([
    ...mine(jobs).map(({ id }): Change => ({ remove: 'jobs', id })),
    ...mine(recordings).flatMap(({ id }) => removalOf(id)),
    ...mine(practices).map(({ id }): Change => ({ remove: 'practices', id })),
  ])
}

/** A take the person threw away, its sound with it. */
export async function discardRecording(localStore: LocalStore, recordingId: string): Promise<void> {
  const sounds = (await localStore.all('recordings')).filter(({ soundOf }) => soundOf === recordingId)
  const ids = new Set([recordingId, ...sounds.map(({ id }) => id)])
  const jobs = (await localStore.all('jobs')).filter((job) => ids.has(job.recordingId ?? ''))
  await localStore.write([...[...ids].flatMap(removalOf), ...jobs.map(({ id }): Change => ({ remove: 'jobs', id }))])
}

/** The sound recorded beside a video: what an analysis needs, at a seventieth of the bytes. Null when there is none. */
export async function soundBeside(localStore: LocalStore, videoId: string): Promise<RecordingRow | null> {
  return (await localStore.all('recordings')).find(({ soundOf }) => soundOf === videoId) ?? null
}

const removalOf = (recordingId: string): Change[] => [{ remove: 'recordings', id: recordingId }, { removeChunksOf: recordingId }]

function isUndelivered(recording: RecordingRow, practiceId: string, jobs: UploadJob[], all: RecordingRow[]): boolean {
  if (recording.practiceId !== practiceId || recording.bytes < hearableFromBytes) return false
  // The person has discarded it: it goes when the time to undo is over.
  if (jobs.some((job) => job.discarded && job.recordingId === recording.id)) return false
  // The sound beside a video is asked about only when nothing of the picture was saved.
  if (all.some(({ id, bytes }) => id === recording.soundOf && bytes >= hearableFromBytes)) return false
  return !recording.delivered || jobs.some((job) => job.recordingId === recording.id && job.state !== 'delivered')
}

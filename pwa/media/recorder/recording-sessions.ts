import type { Change, LocalStore, RecordingRow, RecordingSession, UploadJob } from '../../platform/local-store.ts'
import { heldLocks, holdLock } from '../../platform/locks.ts'

export interface OpenRecordingSession {
  session: RecordingSession
  /** Releases the session without ending it: what is stored stays. */
  release(): void
}

export interface Unfinished {
  session: RecordingSession
  recordings: RecordingRow[]
}

/** A quarter of a second of speech; less is only the head of a file, with nothing to hear. */
export const hearableFromBytes = 1_000
const lockOf = (sessionId: string) => `greenroom-practice-${sessionId}`
/** A reload releases its lock for a moment: only a tab that is still gone after this has really left. */
const graceMs = 1_500

/** Starts a recording session that belongs to this person and this tab. `notes`: what the outbox needs to finish it later. */
export async function startRecordingSession(
  localStore: LocalStore,
  { uid, kind, notes }: Pick<RecordingSession, 'uid' | 'kind' | 'notes'>,
): Promise<OpenRecordingSession> {
  const session: RecordingSession = { id: crypto.randomUUID(), uid, kind, startedAtMs: Date.now(), notes }
  // The lock first: without it another tab could offer the new session as an abandoned one.
  const release = (await holdLock(lockOf(session.id))) ?? (() => undefined)
  // `practices` is the stored name of recording sessions, and `practiceId` of their ids.
  await localStore.write([{ put: 'practices', row: session }])
  return { session, release }
}

const waitOnPage = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Sessions of this person that no open tab holds, with or without recordings: after a crash, a closed tab, a dead battery. */
export async function abandonedSessions(localStore: LocalStore, uid: string, wait = waitOnPage): Promise<RecordingSession[]> {
  const mine = (await localStore.all('practices')).filter((session) => session.uid === uid)
  if (mine.length === 0) return []
  const before = await heldLocks()
  if (mine.every(({ id }) => before.has(lockOf(id)))) return []
  await wait(graceMs)
  const held = await heldLocks()
  return mine.filter(({ id }) => !held.has(lockOf(id)))
}

/** Abandoned sessions with recordings in them that the server does not have. */
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

/** A session taken over, and which of its recordings a crash had cut off: those are not yet answers. */
export interface TakenOver extends OpenRecordingSession {
  cutOffIds: ReadonlySet<string>
}

/**
 * Takes an unfinished session over into this tab; recordings cut off by a crash count as complete from here on.
 * @returns null when another tab was faster, or it is gone
 */
export async function continueRecordingSession(localStore: LocalStore, sessionId: string): Promise<TakenOver | null> {
  const release = await holdLock(lockOf(sessionId))
  const session = await localStore.get('practices', sessionId)
  if (!release || !session) {
    release?.()
    return null
  }
  const cutOff = (await recordingsOf(localStore, sessionId)).filter(({ state }) => state === 'recording')
  for (const { id } of cutOff) await localStore.change('recordings', id, (row) => ({ ...row, state: 'finished' }))
  return { session, release, cutOffIds: new Set(cutOff.map(({ id }) => id)) }
}

/** Whether some open tab holds this session. */
export async function isGoingOn(sessionId: string): Promise<boolean> {
  return (await heldLocks()).has(lockOf(sessionId))
}

/** In the order they were made. */
export async function recordingsOf(localStore: LocalStore, sessionId: string): Promise<RecordingRow[]> {
  const all = await localStore.all('recordings')
  return all.filter(({ practiceId }) => practiceId === sessionId).sort((one, other) => one.startedAtMs - other.startedAtMs)
}

/** The file of a recording as it was written; empty when it is gone. */
export async function fileOf(localStore: LocalStore, recording: Pick<RecordingRow, 'id' | 'type'>): Promise<Blob> {
  return new Blob(await localStore.chunksOf(recording.id), { type: recording.type })
}

/** Recordings that the server does not have: ask the person before deleting them. */
export async function undeliveredOf(localStore: LocalStore, sessionId: string): Promise<RecordingRow[]> {
  const [jobs, recordings] = [await localStore.all('jobs'), await recordingsOf(localStore, sessionId)]
  return recordings.filter((each) => isUndelivered(each, sessionId, jobs, recordings))
}

/**
 * Ends a session. Delivered recordings and their jobs are deleted.
 * @param undelivered 'keep' until sent or discarded later, 'delete' only after the person said so
 */
export async function endRecordingSession(
  localStore: LocalStore,
  sessionId: string,
  undelivered: 'keep' | 'delete',
): Promise<void> {
  const staying = undelivered === 'keep' ? await undeliveredOf(localStore, sessionId) : []
  const stays = new Set(staying.map(({ id }) => id))
  const recordings = (await recordingsOf(localStore, sessionId)).filter(
    ({ id, soundOf }) => !stays.has(id) && !stays.has(soundOf ?? ''),
  )
  const jobs = (await localStore.all('jobs')).filter((job) => job.practiceId === sessionId && !stays.has(job.recordingId ?? ''))
  // A result that was paid for stays until its screen has taken it.
  const isOver = ({ state, wantsEvents, discarded }: UploadJob) =>
    Boolean(discarded) || (state === 'delivered' ? !wantsEvents : undelivered === 'delete')
  const waiting = jobs.some((job) => !isOver(job))
  await localStore.write([
    ...recordings.map(({ id }): Change => ({ remove: 'recordings', id })),
    ...jobs.filter(isOver).map(({ id }): Change => ({ remove: 'jobs', id })),
    ...(stays.size === 0 && !waiting ? [{ remove: 'practices', id: sessionId } as const] : []),
  ])
}

/** What deletes a recording and the sound beside it. */
export async function recordingRemoval(localStore: LocalStore, recordingId: string): Promise<Change[]> {
  const recordings = await localStore.all('recordings')
  const ids = [recordingId, ...recordings.filter(({ soundOf }) => soundOf === recordingId).map(({ id }) => id)]
  return ids.map((id) => ({ remove: 'recordings', id }))
}

/** Deletes a take the person threw away, its sound and its jobs. */
export async function discardRecording(localStore: LocalStore, recordingId: string): Promise<void> {
  const sound = await soundBeside(localStore, recordingId)
  const jobs = (await localStore.all('jobs')).filter((job) => [recordingId, sound?.id].includes(job.recordingId ?? ''))
  const removal = await recordingRemoval(localStore, recordingId)
  await localStore.write([...removal, ...jobs.map(({ id }): Change => ({ remove: 'jobs', id }))])
}

/** The sound recorded beside a video: what an analysis needs, at a seventieth of the bytes. Null when there is none. */
export async function soundBeside(localStore: LocalStore, videoId: string): Promise<RecordingRow | null> {
  return (await localStore.all('recordings')).find(({ soundOf }) => soundOf === videoId) ?? null
}

function isUndelivered(recording: RecordingRow, sessionId: string, jobs: UploadJob[], all: RecordingRow[]): boolean {
  if (recording.practiceId !== sessionId || recording.bytes < hearableFromBytes) return false
  // The person has discarded it: it is deleted when the time to undo is over.
  if (jobs.some((job) => job.discarded && !job.keepsRecording && job.recordingId === recording.id)) return false
  // The sound beside a video matters only when nothing of the picture was saved.
  if (all.some(({ id, bytes }) => id === recording.soundOf && bytes >= hearableFromBytes)) return false
  return !recording.delivered || jobs.some((job) => job.recordingId === recording.id && job.state !== 'delivered')
}

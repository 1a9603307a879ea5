import type { Change, LocalStore, RecordingRow, RecordingSession, UploadJob } from '../../platform/local-store.ts'
import { heldLocks, holdLock } from '../../platform/locks.ts'

export interface OpenRecordingSession {
  session: RecordingSession
  release(): void
}

/** A quarter of a second of speech; less is only a file header. */
export const hearableFromBytes = 1_000
const lockOf = (sessionId: string) => `greenroom-practice-${sessionId}`
/** A reload releases its lock briefly: only a tab still gone after this has closed. */
const graceMs = 1_500

/** Belongs to this user and tab. `notes`: what the outbox needs to finish it later. */
export async function startRecordingSession(
  localStore: LocalStore,
  { uid, kind, notes }: Pick<RecordingSession, 'uid' | 'kind' | 'notes'>,
): Promise<OpenRecordingSession> {
  const session: RecordingSession = { id: crypto.randomUUID(), uid, kind, startedAtMs: Date.now(), notes }
  // Lock first, or another tab could offer the new session as abandoned.
  const release = (await holdLock(lockOf(session.id))) ?? (() => undefined)
  await localStore.write([{ put: 'practices', row: session }])
  return { session, release }
}

const waitOnPage = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms))

/** Sessions that no open tab holds: after a crash, a closed tab, a dead battery. */
async function abandonedSessions(
  localStore: LocalStore,
  uid: string,
  wait: (ms: number) => Promise<unknown>,
): Promise<RecordingSession[]> {
  const mine = (await localStore.all('practices')).filter((session) => session.uid === uid)
  if (mine.length === 0) return []
  const before = await heldLocks()
  if (mine.every(({ id }) => before.has(lockOf(id)))) return []
  await wait(graceMs)
  const held = await heldLocks()
  return mine.filter(({ id }) => !held.has(lockOf(id)))
}

interface LookingFor<Content> {
  kind: string
  /** What its feature can continue with, or null. */
  read(session: RecordingSession): Promise<Content | null>
  /** How to end a session with nothing in it. By default it stays. */
  endEmpty?: 'keep' | 'delete'
}

/** The newest session of this kind that no open tab holds, with what its feature found in it. */
export async function newestLeft<Content>(
  localStore: LocalStore,
  uid: string,
  { kind, read, endEmpty }: LookingFor<Content>,
  wait = waitOnPage,
): Promise<{ session: RecordingSession; content: Content } | null> {
  const abandoned = (await abandonedSessions(localStore, uid, wait)).filter((session) => session.kind === kind)
  const found = await Promise.all(abandoned.map(async (session) => ({ session, content: await read(session) })))
  const left: { session: RecordingSession; content: Content }[] = []
  for (const { session, content } of found) {
    if (content !== null) left.push({ session, content })
    else if (endEmpty) await endRecordingSession(localStore, session.id, endEmpty)
  }
  return left.toSorted((one, other) => other.session.startedAtMs - one.session.startedAtMs)[0] ?? null
}

/**
 * Takes a session over into this tab, with its recordings as they were left: those that a crash cut off count as complete from
 * now on. Null when another tab was faster or it is gone.
 */
export async function continueRecordingSession(localStore: LocalStore, sessionId: string) {
  const release = await holdLock(lockOf(sessionId))
  const session = await localStore.get('practices', sessionId)
  if (!release || !session) {
    release?.()
    return null
  }
  const recordings = await recordingsOf(localStore, sessionId)
  for (const { id, state } of recordings)
    if (state === 'recording') await localStore.change('recordings', id, (row) => ({ ...row, state: 'finished' }))
  return { session, release, recordings }
}

export async function recordingsOf(localStore: LocalStore, sessionId: string): Promise<RecordingRow[]> {
  const all = await localStore.all('recordings')
  return all.filter(({ practiceId }) => practiceId === sessionId).sort((one, other) => one.startedAtMs - other.startedAtMs)
}

export async function fileOf(localStore: LocalStore, recording: Pick<RecordingRow, 'id' | 'type'>): Promise<Blob> {
  return new Blob(await localStore.chunksOf(recording.id), { type: recording.type })
}

/** Recordings the server does not have: ask before deleting them. */
export async function undeliveredOf(localStore: LocalStore, sessionId: string): Promise<RecordingRow[]> {
  const [jobs, recordings] = [await localStore.all('jobs'), await recordingsOf(localStore, sessionId)]
  return recordings.filter((each) => isUndelivered(each, sessionId, jobs, recordings))
}

/** Deletes delivered recordings and their jobs. `undelivered`: 'keep' until sent or discarded, 'delete' only after the user agreed. */
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
  // A paid result stays until its screen has taken it.
  const isOver = ({ state, wantsEvents, discarded }: UploadJob) =>
    Boolean(discarded) || (state === 'delivered' ? !wantsEvents : undelivered === 'delete')
  const waiting = jobs.some((job) => !isOver(job))
  await localStore.write([
    ...recordings.map(({ id }): Change => ({ remove: 'recordings', id })),
    ...jobs.filter(isOver).map(({ id }): Change => ({ remove: 'jobs', id })),
    ...(stays.size === 0 && !waiting ? [{ remove: 'practices', id: sessionId } as const] : []),
  ])
}

export async function recordingRemoval(localStore: LocalStore, recordingId: string): Promise<Change[]> {
  const recordings = await localStore.all('recordings')
  const ids = [recordingId, ...recordings.filter(({ soundOf }) => soundOf === recordingId).map(({ id }) => id)]
  return ids.map((id) => ({ remove: 'recordings', id }))
}

export async function discardRecording(localStore: LocalStore, recordingId: string): Promise<void> {
  const sound = await soundBeside(localStore, recordingId)
  const jobs = (await localStore.all('jobs')).filter((job) => [recordingId, sound?.id].includes(job.recordingId ?? ''))
  const removal = await recordingRemoval(localStore, recordingId)
  await localStore.write([...removal, ...jobs.map(({ id }): Change => ({ remove: 'jobs', id }))])
}

/** All that an analysis needs, at a seventieth of the video's size. */
export async function soundBeside(localStore: LocalStore, videoId: string): Promise<RecordingRow | null> {
  return (await localStore.all('recordings')).find(({ soundOf }) => soundOf === videoId) ?? null
}

function isUndelivered(recording: RecordingRow, sessionId: string, jobs: UploadJob[], all: RecordingRow[]): boolean {
  if (recording.practiceId !== sessionId || recording.bytes < hearableFromBytes) return false
  // Discarded: it is deleted once Undo expires.
  if (jobs.some((job) => job.discarded && !job.keepsRecording && job.recordingId === recording.id)) return false
  // A video's sound matters only when none of the picture was saved.
  if (all.some(({ id, bytes }) => id === recording.soundOf && bytes >= hearableFromBytes)) return false
  return !recording.delivered || jobs.some((job) => job.recordingId === recording.id && job.state !== 'delivered')
}

import { heldLocks, holdLock } from '../../platform/locks.ts'
import type { Change, JobRow, PracticeRow, RecordingRow, Shelf } from '../../platform/shelf-rows.ts'

export interface OpenPractice {
  practice: PracticeRow
  /** Lets go of the practice without ending it: what is on the shelf stays. */
  letGo(): void
}

export interface Unfinished {
  practice: PracticeRow
  recordings: RecordingRow[]
}

/** A quarter of a second of speech; less is a file's head and nothing to hear. */
const hearableFromBytes = 1_000
const lockOf = (practiceId: string) => `greenroom-practice-${practiceId}`
/** A reload lets go of its lock for a moment: only who is still gone after this has really left. */
const graceMs = 1_500

/** Begins a practice that belongs to this person and this tab. `notes`: what the queue needs to finish it later. */
export async function startPractice(shelf: Shelf, { uid, kind, notes }: Pick<PracticeRow, 'uid' | 'kind' | 'notes'>) {
  const practice: PracticeRow = { id: crypto.randomUUID(), uid, kind, startedAtMs: Date.now(), notes }
  // The lock first: without it another tab could offer the new practice as an abandoned one.
  const letGo = (await holdLock(lockOf(practice.id))) ?? (() => undefined)
  await shelf.write([{ put: 'practices', row: practice }])
  return { practice, letGo } satisfies OpenPractice
}

const waitOnPage = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Practices of this person that no living tab owns, with or without recordings: after a crash, a closed tab, a dead battery. */
export async function abandonedPractices(shelf: Shelf, uid: string, wait = waitOnPage): Promise<PracticeRow[]> {
  const mine = (await shelf.all('practices')).filter((practice) => practice.uid === uid)
  if (mine.length === 0) return []
  const before = await heldLocks()
  if (mine.every(({ id }) => before.has(lockOf(id)))) return []
  await wait(graceMs)
  const held = await heldLocks()
  return mine.filter(({ id }) => !held.has(lockOf(id)))
}

/** Abandoned practices with recordings in them that the server does not have. */
export async function unfinishedPractices(shelf: Shelf, uid: string, wait = waitOnPage): Promise<Unfinished[]> {
  const abandoned = await abandonedPractices(shelf, uid, wait)
  const [recordings, jobs] = await Promise.all([shelf.all('recordings'), shelf.all('jobs')])
  return abandoned
    .map((practice) => ({
      practice,
      recordings: recordings.filter((each) => isUndelivered(each, practice.id, jobs, recordings)),
    }))
    .filter((unfinished) => unfinished.recordings.length > 0)
}

/** A practice taken over, and which of its recordings a crash had cut off: nobody has heard of those yet. */
export interface TakenOver extends OpenPractice {
  cutOffIds: ReadonlySet<string>
}

/**
 * Takes an unfinished practice over into this tab; recordings cut off by a crash count as complete from here.
 * @returns null when another tab was faster, or it is gone
 */
export async function continuePractice(shelf: Shelf, practiceId: string): Promise<TakenOver | null> {
  const letGo = await holdLock(lockOf(practiceId))
  const practice = await shelf.get('practices', practiceId)
  if (!letGo || !practice) {
    letGo?.()
    return null
  }
  const cutOff = (await recordingsOf(shelf, practiceId)).filter(({ state }) => state === 'recording')
  for (const { id } of cutOff) await shelf.change('recordings', id, (row) => ({ ...row, state: 'finished' }))
  return { practice, letGo, cutOffIds: new Set(cutOff.map(({ id }) => id)) }
}

/** Whether some living tab is at this practice. */
export async function isGoingOn(practiceId: string): Promise<boolean> {
  return (await heldLocks()).has(lockOf(practiceId))
}

/** In the order they were made. */
export async function recordingsOf(shelf: Shelf, practiceId: string): Promise<RecordingRow[]> {
  const all = await shelf.all('recordings')
  return all.filter((each) => each.practiceId === practiceId).sort((one, other) => one.startedAtMs - other.startedAtMs)
}

/** The file of a recording as it was written; empty when it is gone. */
export async function fileOf(shelf: Shelf, recording: Pick<RecordingRow, 'id' | 'type'>): Promise<Blob> {
  return new Blob(await shelf.chunksOf(recording.id), { type: recording.type })
}

/** Recordings that the server does not have: ask the person before they go. */
export async function undeliveredOf(shelf: Shelf, practiceId: string): Promise<RecordingRow[]> {
  const [jobs, recordings] = [await shelf.all('jobs'), await recordingsOf(shelf, practiceId)]
  return recordings.filter((each) => isUndelivered(each, practiceId, jobs, recordings))
}

/**
 * Ends a practice. Delivered recordings and their jobs go.
 * @param undelivered 'keep' until sent or discarded later, 'delete' only after the person said so
 */
export async function endPractice(shelf: Shelf, practiceId: string, undelivered: 'keep' | 'delete'): Promise<void> {
  const staying = undelivered === 'keep' ? await undeliveredOf(shelf, practiceId) : []
  const stays = new Set(staying.map(({ id }) => id))
  const recordings = (await recordingsOf(shelf, practiceId)).filter(
    ({ id, soundOf }) => !stays.has(id) && !stays.has(soundOf ?? ''),
  )
  const jobs = (await shelf.all('jobs')).filter((job) => job.practiceId === practiceId && !stays.has(job.recordingId ?? ''))
  const isOver = (job: JobRow) => undelivered === 'delete' || job.state === 'delivered' || Boolean(job.discarded)
  const waiting = jobs.some((job) => !isOver(job))
  await shelf.write([
    ...recordings.flatMap(({ id }) => removalOf(id)),
    ...jobs.filter(isOver).map((job): Change => ({ remove: 'jobs', id: job.id })),
    ...(stays.size === 0 && !waiting ? [{ remove: 'practices', id: practiceId } as const] : []),
  ])
}

/** Signing out, after the person agreed: nothing of theirs stays on this device. */
export async function forgetPerson(shelf: Shelf, uid: string): Promise<void> {
  const [practices, recordings, jobs] = await Promise.all([shelf.all('practices'), shelf.all('recordings'), shelf.all('jobs')])
  const mine = <Row extends { uid: string }>(rows: Row[]) => rows.filter((row) => row.uid === uid)
  await shelf.write([
    ...mine(jobs).map(({ id }): Change => ({ remove: 'jobs', id })),
    ...mine(recordings).flatMap(({ id }) => removalOf(id)),
    ...mine(practices).map(({ id }): Change => ({ remove: 'practices', id })),
  ])
}

/** A take the person threw away, its sound with it. */
export async function discardRecording(shelf: Shelf, recordingId: string): Promise<void> {
  const sounds = (await shelf.all('recordings')).filter(({ soundOf }) => soundOf === recordingId)
  const ids = new Set([recordingId, ...sounds.map(({ id }) => id)])
  const jobs = (await shelf.all('jobs')).filter((job) => ids.has(job.recordingId ?? ''))
  await shelf.write([...[...ids].flatMap(removalOf), ...jobs.map(({ id }): Change => ({ remove: 'jobs', id }))])
}

/** The sound recorded beside a video: what an analysis needs, at a seventieth of the bytes. Null when there is none. */
export async function soundBeside(shelf: Shelf, videoId: string): Promise<RecordingRow | null> {
  return (await shelf.all('recordings')).find(({ soundOf }) => soundOf === videoId) ?? null
}

const removalOf = (recordingId: string): Change[] => [{ remove: 'recordings', id: recordingId }, { removeChunksOf: recordingId }]

function isUndelivered(recording: RecordingRow, practiceId: string, jobs: JobRow[], all: RecordingRow[]): boolean {
  if (recording.practiceId !== practiceId || recording.bytes < hearableFromBytes) return false
  // The person has discarded it: it goes when the time to undo is over.
  if (jobs.some((job) => job.discarded && job.recordingId === recording.id)) return false
  // The sound beside a video is asked about only when nothing of the picture was saved.
  if (all.some(({ id, bytes }) => id === recording.soundOf && bytes >= hearableFromBytes)) return false
  return !recording.delivered || jobs.some((job) => job.recordingId === recording.id && job.state !== 'delivered')
}

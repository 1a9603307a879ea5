import { expect, test } from 'vitest'
import type { LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { asDiscarded } from '../uploads/discard.ts'
import { newJob } from '../uploads/upload-job.ts'
import {
  continueRecordingSession,
  discardRecording,
  endRecordingSession,
  newestLeft,
  soundBeside,
  startRecordingSession,
  undeliveredOf,
} from './recording-sessions.ts'

const atOnce = async () => undefined

/** What the newest session that no open tab holds has for the server. */
async function unsentOf(localStore: LocalStore, uid: string) {
  const read = async ({ id }: RecordingSession) => {
    const recordings = await undeliveredOf(localStore, id)
    return recordings.length > 0 ? recordings : null
  }
  return (await newestLeft(localStore, uid, { kind: 'voice-interview', read }, atOnce))?.content ?? []
}

async function setup(uid = 'ada') {
  const localStore = createMemoryStore()
  const open = await startRecordingSession(localStore, { uid, kind: 'voice-interview', notes: { questions: ['Why?'] } })
  const put = (id: string, over: Partial<RecordingRow> = {}) => {
    const facts = { kind: 'audio', type: 'audio/webm', label: id, startedAtMs: 0, state: 'finished', soundOf: null } as const
    const size = { lengthMs: 60_000, bytes: 240_000, chunks: 1, delivered: false }
    return localStore.write([
      { put: 'recordings', row: { id, practiceId: open.session.id, uid, ...facts, ...size, ...over } },
      { putChunk: { recordingId: id, uid: 'ada', index: 0, bytes: new Uint8Array([1]).buffer } },
    ])
  }
  const ids = async () => (await localStore.all('recordings')).map(({ id }) => id).sort()
  return { localStore, ...open, put, ids }
}

test('after a crash the recording is offered, and continuing makes it complete', async () => {
  const { localStore, session, release, put } = await setup()
  await put('question-4', { state: 'recording', lengthMs: 72_000 })
  expect(await unsentOf(localStore, 'ada')).toEqual([])
  release()
  const unsent = await unsentOf(localStore, 'ada')
  expect(unsent.map(({ label, lengthMs }) => [label, lengthMs])).toEqual([['question-4', 72_000]])
  const taken = await continueRecordingSession(localStore, session.id)
  expect(taken?.session.notes).toEqual({ questions: ['Why?'] })
  expect((await localStore.get('recordings', 'question-4'))?.state).toBe('finished')
  expect(await unsentOf(localStore, 'ada')).toEqual([])
  taken?.release()
})

test('two tabs cannot continue the same recording session', async () => {
  const { localStore, session, release, put } = await setup()
  await put('r')
  release()
  await atOnce()
  const first = await continueRecordingSession(localStore, session.id)
  expect(first).not.toBeNull()
  expect(await continueRecordingSession(localStore, session.id)).toBeNull()
  first?.release()
})

test("somebody else's recordings are not offered", async () => {
  const { localStore, release, put } = await setup('ada')
  await put('r')
  release()
  expect(await unsentOf(localStore, 'bob')).toEqual([])
})

test('a file with nothing to hear in it is not offered', async () => {
  const { localStore, release, put } = await setup()
  await put('head-only', { bytes: 300 })
  release()
  expect(await unsentOf(localStore, 'ada')).toEqual([])
})

test('ending a session deletes what was delivered; the rest is deleted only when the user says so', async () => {
  const { localStore, session, release, put, ids } = await setup()
  await put('sent', { delivered: true })
  await put('unsent')
  expect((await undeliveredOf(localStore, session.id)).map(({ id }) => id)).toEqual(['unsent'])
  await endRecordingSession(localStore, session.id, 'keep')
  expect(await ids()).toEqual(['unsent'])
  expect(await localStore.chunksOf('sent')).toEqual([])
  await endRecordingSession(localStore, session.id, 'delete')
  expect(await ids()).toEqual([])
  expect(await localStore.all('practices')).toEqual([])
  release()
})

test('what was discarded is neither offered nor asked about, and does not keep its session', async () => {
  const { localStore, session, release, put } = await setup()
  await put('r')
  const job = newJob({ uid: 'ada', practiceId: session.id, kind: 'k', label: '', recordingId: 'r', path: '/' }, 1, 0, () => 'job')
  await localStore.write([{ put: 'jobs', row: asDiscarded(job, 0)! }])
  expect(await undeliveredOf(localStore, session.id)).toEqual([])
  release()
  expect(await unsentOf(localStore, 'ada')).toEqual([])
  await endRecordingSession(localStore, session.id, 'keep')
  expect(await localStore.all('practices')).toEqual([])
})

test('the sound beside a video is kept and deleted with it', async () => {
  const { localStore, session, release, put, ids } = await setup()
  await put('pitch', { kind: 'video' })
  await put('sound', { soundOf: 'pitch' })
  expect((await soundBeside(localStore, 'pitch'))?.id).toBe('sound')
  expect((await undeliveredOf(localStore, session.id)).map(({ id }) => id)).toEqual(['pitch'])
  await endRecordingSession(localStore, session.id, 'keep')
  expect(await ids()).toEqual(['pitch', 'sound'])
  await discardRecording(localStore, 'pitch')
  expect(await ids()).toEqual([])
  release()
})

test('when nothing of the picture was saved, the sound is offered instead', async () => {
  const { localStore, release, put } = await setup()
  await put('pitch', { kind: 'video', bytes: 200 })
  await put('sound', { soundOf: 'pitch' })
  release()
  const unsent = await unsentOf(localStore, 'ada')
  expect(unsent.map(({ id }) => id)).toEqual(['sound'])
})

test("signing out deletes everything of this user's and nothing of anybody else's", async () => {
  const { localStore, release, put, ids } = await setup('ada')
  await put('hers')
  await put('his', { uid: 'bob' })
  await localStore.write([{ removeAllOf: 'ada' }])
  expect(await ids()).toEqual(['his'])
  release()
})

test('a result that was paid for outlives the recordings it was made from, until its screen has taken it', async () => {
  const { localStore, session, release } = await setup()
  const about = { uid: 'ada', practiceId: session.id, kind: 'k', label: '', recordingId: null, path: '/', wantsEvents: true }
  const row = newJob(about, 1, 0, () => 'generation')
  await localStore.write([{ put: 'jobs', row: { ...row, state: 'delivered', answer: 'event: done' } }])
  await endRecordingSession(localStore, session.id, 'delete')
  expect((await localStore.get('jobs', 'generation'))?.answer).toBe('event: done')
  await localStore.write([{ put: 'jobs', row }])
  await endRecordingSession(localStore, session.id, 'delete')
  expect(await localStore.get('jobs', 'generation')).toBeUndefined()
  release()
})

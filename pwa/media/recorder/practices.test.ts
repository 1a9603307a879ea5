import { expect, test } from 'vitest'
import type { RecordingRow } from '../../platform/local-store.ts'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { asDiscarded } from '../uploads/discard.ts'
import { newJob } from '../uploads/job.ts'
import {
  continuePractice,
  discardRecording,
  endPractice,
  forgetPerson,
  soundBeside,
  startPractice,
  undeliveredOf,
  unfinishedPractices,
} from './practices.ts'

const atOnce = async () => undefined

async function world(uid = 'ada') {
  const localStore = createMemoryStore()
  const open = await startPractice(localStore, { uid, kind: 'voice-interview', notes: { questions: ['Why?'] } })
  const put = (id: string, over: Partial<RecordingRow> = {}) => {
    const facts = { kind: 'audio', type: 'audio/webm', label: id, startedAtMs: 0, state: 'finished', soundOf: null } as const
    const size = { lengthMs: 60_000, bytes: 240_000, chunks: 1, delivered: false }
    return localStore.write([
      { put: 'recordings', row: { id, practiceId: open.practice.id, uid, ...facts, ...size, ...over } },
      { putChunk: { recordingId: id, index: 0, bytes: new Uint8Array([1]).buffer } },
    ])
  }
  const ids = async () => (await localStore.all('recordings')).map(({ id }) => id).sort()
  return { localStore, ...open, put, ids }
}

test('after a crash the recording is offered, and continuing makes it complete', async () => {
  const { localStore, practice, letGo, put } = await world()
  await put('question-4', { state: 'recording', lengthMs: 72_000 })
  expect(await unfinishedPractices(localStore, 'ada', atOnce)).toEqual([])
  letGo()
  const [unfinished] = await unfinishedPractices(localStore, 'ada', atOnce)
  expect(unfinished?.recordings.map(({ label, lengthMs }) => [label, lengthMs])).toEqual([['question-4', 72_000]])
  const taken = await continuePractice(localStore, practice.id)
  expect(taken?.practice.notes).toEqual({ questions: ['Why?'] })
  expect((await localStore.get('recordings', 'question-4'))?.state).toBe('finished')
  expect(await unfinishedPractices(localStore, 'ada', atOnce)).toEqual([])
  taken?.letGo()
})

test('two tabs cannot continue the same practice', async () => {
  const { localStore, practice, letGo, put } = await world()
  await put('r')
  letGo()
  await atOnce()
  const first = await continuePractice(localStore, practice.id)
  expect(first).not.toBeNull()
  expect(await continuePractice(localStore, practice.id)).toBeNull()
  first?.letGo()
})

test("somebody else's recordings are not offered", async () => {
  const { localStore, letGo, put } = await world('ada')
  await put('r')
  letGo()
  expect(await unfinishedPractices(localStore, 'bob', atOnce)).toEqual([])
})

test('a file with nothing to hear in it is not offered', async () => {
  const { localStore, letGo, put } = await world()
  await put('head-only', { bytes: 300 })
  letGo()
  expect(await unfinishedPractices(localStore, 'ada', atOnce)).toEqual([])
})

test('the end of a practice takes what was delivered; the rest goes only when the person says so', async () => {
  const { localStore, practice, letGo, put, ids } = await world()
  await put('sent', { delivered: true })
  await put('unsent')
  expect((await undeliveredOf(localStore, practice.id)).map(({ id }) => id)).toEqual(['unsent'])
  await endPractice(localStore, practice.id, 'keep')
  expect(await ids()).toEqual(['unsent'])
  expect(await localStore.chunksOf('sent')).toEqual([])
  await endPractice(localStore, practice.id, 'delete')
  expect(await ids()).toEqual([])
  expect(await localStore.all('practices')).toEqual([])
  letGo()
})

test('what was discarded is neither offered nor asked about, and does not keep its practice', async () => {
  const { localStore, practice, letGo, put } = await world()
  await put('r')
  const job = newJob(
    { uid: 'ada', practiceId: practice.id, kind: 'k', label: '', recordingId: 'r', path: '/' },
    1,
    0,
    () => 'job',
  )
  await localStore.write([{ put: 'jobs', row: asDiscarded(job, 0)! }])
  expect(await undeliveredOf(localStore, practice.id)).toEqual([])
  letGo()
  expect(await unfinishedPractices(localStore, 'ada', atOnce)).toEqual([])
  await endPractice(localStore, practice.id, 'keep')
  expect(await localStore.all('practices')).toEqual([])
})

test('the sound beside a video stays and goes with it', async () => {
  const { localStore, practice, letGo, put, ids } = await world()
  await put('pitch', { kind: 'video' })
  await put('sound', { soundOf: 'pitch' })
  expect((await soundBeside(localStore, 'pitch'))?.id).toBe('sound')
  expect((await undeliveredOf(localStore, practice.id)).map(({ id }) => id)).toEqual(['pitch'])
  await endPractice(localStore, practice.id, 'keep')
  expect(await ids()).toEqual(['pitch', 'sound'])
  await discardRecording(localStore, 'pitch')
  expect(await ids()).toEqual([])
  letGo()
})

test('when nothing of the picture was saved, the sound is offered in its place', async () => {
  const { localStore, letGo, put } = await world()
  await put('pitch', { kind: 'video', bytes: 200 })
  await put('sound', { soundOf: 'pitch' })
  letGo()
  const [unfinished] = await unfinishedPractices(localStore, 'ada', atOnce)
  expect(unfinished?.recordings.map(({ id }) => id)).toEqual(['sound'])
})

test('signing out for good leaves nothing of this person, and everything of the other', async () => {
  const { localStore, letGo, put, ids } = await world('ada')
  await put('hers')
  await put('his', { uid: 'bob' })
  await forgetPerson(localStore, 'ada')
  expect(await ids()).toEqual(['his'])
  letGo()
})

import { expect, test } from 'vitest'
import { afterTry, type NewUpload, newJob, type Outcome, readyAgain } from '../../../media/uploads/upload-job.ts'
import type { LocalStore } from '../../../platform/local-store.ts'
import { createMemoryStore } from '../../../platform/memory-store.ts'
import { beginSaving, isFull, resumeSaving, type SavedTexts, saveKeyOf, savingOf } from './save-job.ts'

const texts = { transcript: 'I care for people.', refinedPitch: 'Refined.', alternateExample: 'Another.' }
const review: SavedTexts = { ...texts, score: 7.2, standIns: [] }
const recorded = { practiceId: 'p', id: 'r' }
const wanted = { uid: 'ada', recorded, review, replaces: null }

function controller() {
  const localStore = createMemoryStore()
  let ids = 0
  const outbox = {
    async add(upload: NewUpload) {
      const job = newJob(upload, 1, ids, () => `id-${ids++}`)
      await localStore.write([{ put: 'jobs', row: job }])
      return job
    },
    retry: async (id: string) => void (await localStore.change('jobs', id, readyAgain)),
  }
  const deps = { localStore, outbox }
  const answer = async (outcome: Partial<Outcome>) => {
    const [job] = await localStore.all('jobs')
    const whole = { status: 0, code: '', message: '', retryAfterMs: null, answer: null, ...outcome }
    await localStore.change('jobs', job!.id, (row) => afterTry(row, whole, { nowMs: 0, random: 0 }))
  }
  return { localStore, deps, answer }
}

const stateOf = async (localStore: LocalStore, isOnline = true) =>
  savingOf((await localStore.all('jobs'))[0], new Map(), isOnline, 'on-this-device')
const atTheLimit = { status: 422, code: 'pitch_limit', message: 'You can only save up to 3 elevator pitches.' }

test('a pitch is sent with its texts, its video as a resumable upload', async () => {
  const { localStore, deps } = controller()
  await beginSaving(deps, wanted)
  const [job] = await localStore.all('jobs')
  expect(job).toMatchObject({ how: 'tus', path: '/api/elevator-pitch/save', recordingId: 'r', uid: 'ada' })
  expect(job?.fields).toEqual({ ...texts, score: '7.2' })
})

test('what the built-in coach wrote in the AI’s place is saved as its own', async () => {
  const { localStore, deps } = controller()
  await beginSaving(deps, { ...wanted, review: { ...review, standIns: ['suggestions', 'refined', 'alternate'] } })
  expect((await localStore.all('jobs'))[0]?.fields).toMatchObject({ standIns: 'refined,alternate' })
})

test('two taps, two tabs, and a save repeated after a crash are one save', async () => {
  const { localStore, deps } = controller()
  await Promise.all([beginSaving(deps, wanted), beginSaving(deps, wanted)])
  await beginSaving(deps, wanted)
  const jobs = await localStore.all('jobs')
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.idempotencyKey).toBe(await saveKeyOf('r', review))
  expect(await saveKeyOf('r', review)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(await saveKeyOf('r', { ...review, score: 8 })).not.toBe(jobs[0]?.idempotencyKey)
  await beginSaving(deps, { ...wanted, review: { ...review, score: 8 } })
  expect(new Set((await localStore.all('jobs')).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

test('a saved pitch is not sent again', async () => {
  const { localStore, deps, answer } = controller()
  await beginSaving(deps, wanted)
  await answer({ status: 201, answer: { id: 'x' } })
  await beginSaving(deps, { ...wanted, replaces: 'another' })
  const jobs = await localStore.all('jobs')
  expect(jobs).toHaveLength(1)
  expect(jobs[0]).toMatchObject({ state: 'delivered', fields: { score: '7.2' } })
  expect(jobs[0]?.fields.replaces).toBeUndefined()
  expect(await stateOf(localStore)).toEqual({ state: 'saved' })
})

test('at the limit the save waits for a choice, then continues under the same key', async () => {
  const { localStore, deps, answer } = controller()
  await beginSaving(deps, wanted)
  const before = (await localStore.all('jobs'))[0]!
  await answer(atTheLimit)
  expect(await stateOf(localStore)).toEqual({ state: 'at-the-limit' })
  await resumeSaving(deps, before, 'the-oldest')
  const [job] = await localStore.all('jobs')
  expect(job).toMatchObject({
    state: 'waiting',
    fields: { replaces: 'the-oldest' },
    idempotencyKey: before.idempotencyKey,
  })
})

test('every state of an unfinished save has its words', async () => {
  const { localStore, deps, answer } = controller()
  expect(await stateOf(localStore)).toEqual({ state: 'not-begun' })
  await beginSaving(deps, wanted)
  expect(await stateOf(localStore, false)).toMatchObject({
    state: 'under-way',
    sentence: 'Waiting for a connection. It is safe on this device and will be saved automatically, while Greenroom is open.',
  })
  await answer({ status: 503 })
  expect(await stateOf(localStore)).toMatchObject({ sentence: 'Failed to save pitch. Trying again automatically.' })
  await answer({ status: 413, message: 'File size should be less than 100MB' })
  expect(await stateOf(localStore)).toMatchObject({ state: 'failed', sentence: 'File size should be less than 100MB' })
})

test('a save that waits for space counts toward the three; one that replaces another does not', async () => {
  const { localStore, deps } = controller()
  await beginSaving(deps, wanted)
  const waiting = await localStore.all('jobs')
  expect(isFull(2, waiting)).toBe(true)
  expect(isFull(1, waiting)).toBe(false)
  expect(isFull(3, [])).toBe(true)
  expect(isFull(2, [{ ...waiting[0]!, fields: { replaces: 'x' } }])).toBe(false)
})

import { expect, test } from 'vitest'
import { afterTry, newJob, type Outcome, type Parcel, readyAgain } from '../../../media/uploads/job.ts'
import { createMemoryShelf } from '../../../platform/memory-shelf.ts'
import type { Shelf } from '../../../platform/shelf-rows.ts'
import { beginSaving, goOn, type SavedTexts, saveKeyOf } from './save-job.ts'
import { isFull, savingOf, waitingSaves } from './saving.ts'

const texts = { transcript: 'I care for people.', refinedPitch: 'Refined.', alternateExample: 'Another.' }
const review: SavedTexts = { ...texts, score: 7.2, standIns: [] }
const recorded = { practiceId: 'p', recordingId: 'r' }
const wanted = { uid: 'ada', recorded, review, replaces: null }

/** A shelf, and an outbox that keeps what it is given. */
function desk() {
  const shelf = createMemoryShelf()
  let ids = 0
  const outbox = {
    async add(parcel: Parcel) {
      const job = newJob(parcel, 1, ids, () => `id-${ids++}`)
      await shelf.write([{ put: 'jobs', row: job }])
      return job
    },
    retry: async (id: string) => void (await shelf.change('jobs', id, readyAgain)),
  }
  const doors = { shelf, outbox }
  const answer = async (outcome: Partial<Outcome>) => {
    const [job] = await shelf.all('jobs')
    const whole = { status: 0, code: '', message: '', retryAfterMs: null, answer: null, ...outcome }
    await shelf.change('jobs', job!.id, (row) => afterTry(row, whole, { nowMs: 0, random: 0 }))
  }
  return { shelf, doors, answer }
}

const stateOf = async (shelf: Shelf, isOnline = true) =>
  savingOf((await shelf.all('jobs'))[0], new Map(), isOnline, 'on-this-device')
const atTheLimit = { status: 422, code: 'pitch_limit', message: 'You can only save up to 3 elevator pitches.' }

test('a pitch is sent with its texts, its video as a resumable upload', async () => {
  const { shelf, doors } = desk()
  await beginSaving(doors, wanted)
  const [job] = await shelf.all('jobs')
  expect(job).toMatchObject({ how: 'tus', path: '/api/elevator-pitch/save', recordingId: 'r', uid: 'ada' })
  expect(job?.fields).toEqual({ ...texts, score: '7.2' })
})

test('what the built-in coach wrote in the AI’s place is saved as that', async () => {
  const { shelf, doors } = desk()
  await beginSaving(doors, { ...wanted, review: { ...review, standIns: ['suggestions', 'refined', 'alternate'] } })
  expect((await shelf.all('jobs'))[0]?.fields).toMatchObject({ standIns: 'refined,alternate' })
})

test('two taps, two tabs, and a save asked for again after a crash are one save', async () => {
  const { shelf, doors } = desk()
  await Promise.all([beginSaving(doors, wanted), beginSaving(doors, wanted)])
  await beginSaving(doors, wanted)
  const jobs = await shelf.all('jobs')
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.idempotencyKey).toBe(await saveKeyOf('r', review))
  expect(await saveKeyOf('r', review)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(await saveKeyOf('r', { ...review, score: 8 })).not.toBe(jobs[0]?.idempotencyKey)
})

test('what the server has is not sent again', async () => {
  const { shelf, doors, answer } = desk()
  await beginSaving(doors, wanted)
  await answer({ status: 201, answer: { id: 'x' } })
  await beginSaving(doors, { ...wanted, replaces: 'another' })
  const jobs = await shelf.all('jobs')
  expect(jobs).toHaveLength(1)
  expect(jobs[0]).toMatchObject({ state: 'delivered', fields: { score: '7.2' } })
  expect(jobs[0]?.fields.replaces).toBeUndefined()
  expect(await stateOf(shelf)).toEqual({ state: 'saved' })
})

test('at the limit the save waits for a choice, and goes on under the same key with it', async () => {
  const { shelf, doors, answer } = desk()
  await beginSaving(doors, wanted)
  await answer(atTheLimit)
  const saving = await stateOf(shelf)
  expect(saving.state).toBe('at-the-limit')
  if (saving.state === 'at-the-limit') await goOn(doors, saving.job, 'the-oldest')
  const [job] = await shelf.all('jobs')
  expect(job).toMatchObject({
    state: 'waiting',
    fields: { replaces: 'the-oldest' },
    idempotencyKey: await saveKeyOf('r', review),
  })
})

test('each way of not being saved yet has its words', async () => {
  const { shelf, doors, answer } = desk()
  expect(await stateOf(shelf)).toEqual({ state: 'not-begun' })
  await beginSaving(doors, wanted)
  expect(await stateOf(shelf, false)).toMatchObject({
    state: 'under-way',
    sentence: 'Waiting for a connection. It is safe on this device and is saved by itself while Greenroom is open.',
  })
  await answer({ status: 503 })
  expect(await stateOf(shelf)).toMatchObject({ sentence: 'Failed to save pitch. Trying again by itself.' })
  await answer({ status: 413, message: 'File size should be less than 100MB' })
  expect(await stateOf(shelf)).toMatchObject({ state: 'failed', sentence: 'File size should be less than 100MB' })
})

test('what waits for a free place counts toward the three; what takes the place of another does not', async () => {
  const { shelf, doors } = desk()
  await beginSaving(doors, wanted)
  const waiting = waitingSaves(await shelf.all('jobs'))
  expect(isFull(2, waiting)).toBe(true)
  expect(isFull(1, waiting)).toBe(false)
  expect(isFull(3, [])).toBe(true)
  expect(isFull(2, [{ ...waiting[0]!, fields: { replaces: 'x' } }])).toBe(false)
})

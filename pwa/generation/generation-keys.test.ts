import { expect, test } from 'vitest'
import type { ReportedCharge } from '../../api/contract/problems.ts'
import { createGenerationKeys, type GenerationRequest, type KeyStorage } from './generation-keys.ts'

/** What a tab keeps through a reload. */
function tab(): KeyStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

const resume = new File(['cv'], 'cv.pdf')
const nurse: GenerationRequest = { jobDescription: 'Nurse', resume }
const cook: GenerationRequest = { jobDescription: 'Cook', resume }
const failed = (charge?: ReportedCharge) => ({ sentence: '', consequence: '', offer: null, ...(charge && { charge }) })

function sent(keys: ReturnType<typeof createGenerationKeys>, request: GenerationRequest): string {
  const { key } = keys.keyFor(request)
  keys.wasSent(key, request)
  return key
}

test('the same request uses the same key until its result is complete; another request never does', () => {
  const keys = createGenerationKeys('analysis:anna', tab)
  const key = sent(keys, nurse)
  expect(keys.keyFor({ ...nurse })).toEqual({ key, isRepeat: true })
  expect(keys.keyFor(cook)).toMatchObject({ isRepeat: false })
  keys.hasFinished(key)
  expect(keys.keyFor(nurse)).toMatchObject({ isRepeat: false })
})

test('a failure drops the key only when the server says that it has no result to give', () => {
  for (const charge of [undefined, 'running', 'free-again'] as const) {
    const keys = createGenerationKeys('analysis:anna', tab)
    const key = sent(keys, nurse)
    keys.hasFailed(key, failed(charge))
    expect(keys.keyFor(nurse)).toEqual({ key, isRepeat: true })
  }
  for (const charge of ['none', 'returned', 'paid'] as const) {
    const storage = tab()
    const keys = createGenerationKeys('analysis:anna', () => storage)
    const key = sent(keys, nurse)
    keys.hasFailed(key, failed(charge))
    expect(keys.keyFor(nurse)).toMatchObject({ isRepeat: false })
    expect(keys.left()).toBeNull()
  }
})

test('after a reload the next request uses the old key: it may be the same request, and that was paid for', () => {
  const storage = tab()
  const key = sent(
    createGenerationKeys('analysis:anna', () => storage),
    nurse,
  )
  const reloaded = createGenerationKeys('analysis:anna', () => storage)
  expect(reloaded.left()).toBe(key)
  expect(reloaded.keyFor(nurse)).toEqual({ key, isRepeat: true })
})

test('a request that turns out to be a different one gets its own key, and the old key stays', () => {
  const storage = tab()
  const key = sent(
    createGenerationKeys('analysis:anna', () => storage),
    nurse,
  )
  const keys = createGenerationKeys('analysis:anna', () => storage)
  keys.left()
  expect(sent(keys, cook)).toBe(key)
  keys.hasFailed(key, { ...failed('free-again'), code: 'key_reused' })
  expect(keys.keyFor(cook)).toMatchObject({ isRepeat: false })
  expect(keys.keyFor(nurse)).toEqual({ key, isRepeat: true })
})

test('the next person in the same tab finds no key', () => {
  const storage = tab()
  sent(
    createGenerationKeys('analysis:anna', () => storage),
    nurse,
  )
  expect(createGenerationKeys('analysis:ben', () => storage).left()).toBeNull()
})

test('a complete result is fetched again after a reload, and the next request is a new one', () => {
  const storage = tab()
  const keys = createGenerationKeys('analysis:anna', () => storage)
  const key = sent(keys, nurse)
  keys.hasFinished(key)
  const reloaded = createGenerationKeys('analysis:anna', () => storage)
  expect(reloaded.left()).toBe(key)
  reloaded.hasFinished(key)
  expect(reloaded.keyFor(nurse)).toMatchObject({ isRepeat: false })
})

test('a key that the server does not know is not asked for again, but stays the key of the same request on this page', () => {
  const storage = tab()
  const key = sent(
    createGenerationKeys('analysis:anna', () => storage),
    nurse,
  )
  const reloaded = createGenerationKeys('analysis:anna', () => storage)
  reloaded.left()
  reloaded.wasNotFound(key)
  expect(reloaded.keyFor(nurse)).toEqual({ key, isRepeat: true })
  expect(createGenerationKeys('analysis:anna', () => storage).left()).toBeNull()
})

test('what another page put into the outbox is asked for again under its key', () => {
  const keys = createGenerationKeys('pitch:anna', tab)
  keys.waits('of-another-page')
  expect(keys.keyFor(nurse)).toEqual({ key: 'of-another-page', isRepeat: true })
  keys.hasFinished('of-another-page')
  const key = sent(keys, nurse)
  keys.waits(key)
  expect(keys.keyFor(cook).isRepeat).toBe(false)
})

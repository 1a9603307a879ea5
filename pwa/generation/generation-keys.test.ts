import { expect, test } from 'vitest'
import type { ReportedCharge } from '../../api/contract/problems.ts'
import { type Asked, createGenerationKeys, type KeyStorage } from './generation-keys.ts'

/** What a tab keeps through a reload. */
function tab(): KeyStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (place) => kept.get(place) ?? null,
    setItem: (place, value) => void kept.set(place, value),
    removeItem: (place) => void kept.delete(place),
  }
}

const resume = new File(['cv'], 'cv.pdf')
const nurse: Asked = { jobDescription: 'Nurse', resume }
const cook: Asked = { jobDescription: 'Cook', resume }
const failed = (charge?: ReportedCharge) => ({ sentence: '', consequence: '', offer: null, ...(charge && { charge }) })

function asked(keys: ReturnType<typeof createGenerationKeys>, what: Asked): string {
  const { key } = keys.keyFor(what)
  keys.wasAsked(key, what)
  return key
}

test('the same again goes under the same key until its answer is whole; something else never does', () => {
  const keys = createGenerationKeys('analysis:anna', tab)
  const key = asked(keys, nurse)
  expect(keys.keyFor({ ...nurse })).toEqual({ key, isRepeat: true })
  expect(keys.keyFor(cook)).toMatchObject({ isRepeat: false })
  keys.wasAnswered(key)
  expect(keys.keyFor(nurse)).toMatchObject({ isRepeat: false })
})

test('a failure lets go of the key only when the ledger says that nothing is to be had under it', () => {
  for (const charge of [undefined, 'running', 'free-again'] as const) {
    const keys = createGenerationKeys('analysis:anna', tab)
    const key = asked(keys, nurse)
    keys.hasFailed(key, failed(charge))
    expect(keys.keyFor(nurse)).toEqual({ key, isRepeat: true })
  }
  for (const charge of ['none', 'returned', 'paid'] as const) {
    const storage = tab()
    const keys = createGenerationKeys('analysis:anna', () => storage)
    const key = asked(keys, nurse)
    keys.hasFailed(key, failed(charge))
    expect(keys.keyFor(nurse)).toMatchObject({ isRepeat: false })
    expect(keys.left()).toBeNull()
  }
})

test('after a reload the key of before is used for the next request, which may be the same: it was paid', () => {
  const storage = tab()
  const key = asked(
    createGenerationKeys('analysis:anna', () => storage),
    nurse,
  )
  const reloaded = createGenerationKeys('analysis:anna', () => storage)
  expect(reloaded.left()).toBe(key)
  expect(reloaded.keyFor(nurse)).toEqual({ key, isRepeat: true })
})

test('what turns out to be something else is asked for under a key of its own, and only then; the one of before stays', () => {
  const storage = tab()
  const key = asked(
    createGenerationKeys('analysis:anna', () => storage),
    nurse,
  )
  const keys = createGenerationKeys('analysis:anna', () => storage)
  keys.left()
  expect(asked(keys, cook)).toBe(key)
  keys.hasFailed(key, { ...failed('free-again'), code: 'key_reused' })
  expect(keys.keyFor(cook)).toMatchObject({ isRepeat: false })
  expect(keys.keyFor(nurse)).toEqual({ key, isRepeat: true })
})

test('the next person in the same tab finds no key', () => {
  const storage = tab()
  asked(
    createGenerationKeys('analysis:anna', () => storage),
    nurse,
  )
  expect(createGenerationKeys('analysis:ben', () => storage).left()).toBeNull()
})

test('a whole answer is fetched again after a reload, and the next request is a new one', () => {
  const storage = tab()
  const keys = createGenerationKeys('analysis:anna', () => storage)
  const key = asked(keys, nurse)
  keys.wasAnswered(key)
  const reloaded = createGenerationKeys('analysis:anna', () => storage)
  expect(reloaded.left()).toBe(key)
  reloaded.wasAnswered(key)
  expect(reloaded.keyFor(nurse)).toMatchObject({ isRepeat: false })
})

import { expect, test } from 'vitest'
import type { ReportedCharge } from '../../api/contract/problems.ts'
import { createGenerationKeys, fingerprintOf, type GenerationRequest, type KeyStorage, partsOf } from './generation-keys.ts'

/** What a tab keeps through a reload; each page of it makes its keys anew. */
function openTab() {
  const kept = new Map<string, string>()
  const storage: KeyStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  }
  return {
    kept,
    load: (uid = 'anna') =>
      createGenerationKeys(
        () => `analysis:${uid}`,
        () => storage,
      ),
  }
}

const printOf = (request: GenerationRequest) => fingerprintOf(partsOf(request))
const resume = (text = 'cv') => new File([text], 'cv.pdf')
const nurse = await printOf({ jobDescription: 'Nurse', resume: resume() })
const cook = await printOf({ jobDescription: 'Cook', resume: resume() })

function sent(keys: ReturnType<typeof createGenerationKeys>, fingerprint: string): string {
  const { key } = keys.keyFor(fingerprint)
  keys.wasSent(key, fingerprint)
  return key
}

test('the same request uses the same key until its result is complete; another request never does', () => {
  const keys = openTab().load()
  const key = sent(keys, nurse)
  expect(keys.keyFor(nurse)).toEqual({ key, isRepeat: true })
  expect(keys.keyFor(cook)).toMatchObject({ isRepeat: false })
  keys.hasFinished(key)
  expect(keys.keyFor(nurse)).toMatchObject({ isRepeat: false })
})

test('a request is the same with the same texts and files, whatever their order, and with no others', async () => {
  expect(await printOf({ resume: resume(), jobDescription: 'Nurse' })).toBe(nurse)
  const takes = (...names: string[]) => printOf({ audio: names.map((name) => new File(['x'], name)) })
  expect(await takes('a', 'b')).toBe(await takes('a', 'b'))
  const others = [await takes('a'), await takes('a', 'b'), await printOf({ jobDescription: 'Nurse', resume: resume('longer') })]
  expect(new Set([...others, nurse, cook]).size).toBe(5)
})

test('no text of a form can be read in the tab', () => {
  const tab = openTab()
  sent(tab.load(), nurse)
  expect([...tab.kept].join()).not.toMatch(/Nurse|cv/)
})

test('a failure drops the key only when the server says that it has no result to give', () => {
  for (const charge of [undefined, 'running', 'free-again'] as (ReportedCharge | undefined)[]) {
    const keys = openTab().load()
    const key = sent(keys, nurse)
    keys.hasFailed(key, charge ? { charge } : {})
    expect(keys.keyFor(nurse)).toEqual({ key, isRepeat: true })
  }
  for (const charge of ['none', 'returned', 'paid'] as const) {
    const keys = openTab().load()
    keys.hasFailed(sent(keys, nurse), { charge })
    expect(keys.keyFor(nurse)).toMatchObject({ isRepeat: false })
    expect(keys.left()).toBeNull()
  }
})

test('after a reload the same request uses the old key, which may be paid for; a different one has its own, and the old key stays', () => {
  const tab = openTab()
  const key = sent(tab.load(), nurse)
  const keys = tab.load()
  expect(keys.left()).toBe(key)
  expect(sent(keys, cook)).not.toBe(key)
  expect(keys.keyFor(nurse)).toEqual({ key, isRepeat: true })
})

test('a file that turns out to be another one of the same name and size gets its own key at the next press', () => {
  const keys = openTab().load()
  keys.hasFailed(sent(keys, nurse), { charge: 'free-again', code: 'key_reused' })
  expect(keys.keyFor(nurse)).toMatchObject({ isRepeat: false })
})

test('the next user in the same tab finds no key', () => {
  const tab = openTab()
  sent(tab.load(), nurse)
  expect(tab.load('ben').left()).toBeNull()
})

test('a complete result is fetched again after a reload, and the next request is a new one', () => {
  const tab = openTab()
  const key = sent(tab.load(), nurse)
  tab.load().hasFinished(key)
  expect(tab.load().left()).toBe(key)
  expect(tab.load().keyFor(nurse)).toMatchObject({ isRepeat: false })
})

test('a key that the server does not know is not asked for again, but stays the key of the same request', () => {
  const tab = openTab()
  const key = sent(tab.load(), nurse)
  tab.load().wasNotFound(key)
  expect(tab.load().keyFor(nurse)).toEqual({ key, isRepeat: true })
  expect(tab.load().left()).toBeNull()
})

test('what another page put into the outbox is asked for again under its key', async () => {
  const [about, file] = [{ jobDescription: 'Nurse' }, { field: 'resume', name: 'cv.pdf', size: 2 }]
  const inOutbox = await fingerprintOf([...Object.entries(about), [file.field, file]])
  const keys = openTab().load()
  keys.wasSent('of-another-page', inOutbox)
  expect(keys.keyFor(nurse)).toEqual({ key: 'of-another-page', isRepeat: true })
})

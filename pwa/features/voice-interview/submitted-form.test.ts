import { expect, test } from 'vitest'
import { forgetSubmittedForm, keepSubmittedForm, submittedFormOf } from './submitted-form.ts'

/** A tab's storage. */
function newStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

test('what was submitted is there after a reload, only for the person who submitted it, until the interview begins', () => {
  const storage = newStorage()
  const form = { uid: 'ada', round: 'technical', jobDescription: 'A nurse.' } as const
  expect(submittedFormOf('ada', storage)).toBeNull()
  keepSubmittedForm(form, storage)
  expect(submittedFormOf('ada', storage)).toEqual(form)
  expect(submittedFormOf('bob', storage)).toBeNull()
  forgetSubmittedForm(storage)
  expect(storage.length).toBe(0)
})

test('what an older version stored is ignored', () => {
  const storage = newStorage()
  keepSubmittedForm({ uid: 'ada', round: 'karaoke' as 'technical', jobDescription: '' }, storage)
  expect(submittedFormOf('ada', storage)).toBeNull()
})

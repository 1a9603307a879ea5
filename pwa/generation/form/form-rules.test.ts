import { expect, test } from 'vitest'
import { afterPress, shownFaults } from './use-generation-form.ts'

const good = { resume: null, jobDescription: null }

test('a form without faults is sent', () => {
  expect(afterPress(good, false)).toBe('start')
})

test('faults come first, then the question about the last result', () => {
  expect(afterPress({ ...good, resume: 'Please upload your resume' }, true)).toBe('show-faults')
  expect(afterPress(good, true)).toBe('ask-to-replace')
})

test('faults are shown only after the first press', () => {
  const faults = { resume: 'Please upload your resume', jobDescription: null }
  expect(shownFaults(faults, false)).toEqual({ resume: null, jobDescription: null })
  expect(shownFaults(faults, true)).toEqual(faults)
})

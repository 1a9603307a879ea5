import { expect, test } from 'vitest'
import { afterPress, shownFaults } from './use-generation-form.ts'

const good = { faults: { resume: null, jobDescription: null }, wouldReplace: false }

test('a form without faults is sent', () => {
  expect(afterPress(good, false)).toBe('start')
})

test('faults come first, then the question about the last result', () => {
  const faults = { ...good.faults, resume: 'Please upload your resume' }
  expect(afterPress({ faults, wouldReplace: true }, false)).toBe('show-faults')
  expect(afterPress({ ...good, wouldReplace: true }, false)).toBe('ask-to-replace')
})

test('whoever agrees to replace the last result is not asked again', () => {
  expect(afterPress({ ...good, wouldReplace: true }, true)).toBe('start')
})

test('faults are shown only after the first press', () => {
  const faults = { resume: 'Please upload your resume', jobDescription: null }
  expect(shownFaults(faults, false)).toEqual({ resume: null, jobDescription: null })
  expect(shownFaults(faults, true)).toEqual(faults)
})

import { expect, test } from 'vitest'
import { afterPress, shownFaults } from './use-generation-form.ts'

const good = { faults: { resume: null, jobDescription: null }, shortage: null, freeCreditsWait: false, wouldReplace: false }

test('a form without faults is sent', () => {
  expect(afterPress(good, false)).toBe('start')
})

test('faults come first, then missing credits, then the question about the last result', () => {
  const faults = { ...good.faults, resume: 'Please upload your resume' }
  const faulty = { ...good, faults, shortage: 'You need 5.', wouldReplace: true }
  expect(afterPress(faulty, false)).toBe('show-faults')
  expect(afterPress({ ...faulty, faults: good.faults }, true)).toBe('refuse')
  expect(afterPress({ ...good, wouldReplace: true }, false)).toBe('ask-to-replace')
})

test('whoever has not verified their phone yet gets the free credits instead of a refusal', () => {
  expect(afterPress({ ...good, shortage: 'You need 5.', freeCreditsWait: true }, false)).toBe('get-free-credits')
  expect(afterPress({ ...good, faults: { resume: 'Please upload your resume' }, freeCreditsWait: true }, false)).toBe(
    'show-faults',
  )
})

test('whoever agrees to replace the last result is not asked again', () => {
  expect(afterPress({ ...good, wouldReplace: true }, true)).toBe('start')
})

test('faults are shown only after the first press', () => {
  const faults = { resume: 'Please upload your resume', jobDescription: null }
  expect(shownFaults(faults, false)).toEqual({ resume: null, jobDescription: null })
  expect(shownFaults(faults, true)).toEqual(faults)
})

import { expect, test } from 'vitest'
import { isScreen, screenNameAt } from './screens.ts'

test('every path of a feature and the sample and both legal documents are screens, and no others', () => {
  const table = [
    '/',
    '/analysis',
    '/cover-letter',
    '/interview-prep',
    '/basic-interview-prep',
    '/self-interview-prep',
    '/voice-interview',
    '/voice-interview-prep',
    '/elevator-pitch',
    '/voice-to-resume',
    '/sample',
    '/payment/success',
    '/payment/cancel',
    '/__/auth/handler',
    '/privacy',
    '/terms',
  ]
  expect(table.filter((path) => !isScreen(path))).toEqual([])
  expect(isScreen('/analysis/')).toBe(true)
  expect(isScreen('/nowhere')).toBe(false)
  expect(isScreen('/analysis/more')).toBe(false)
})

test('a deep link says what the user gets to after signing in', () => {
  expect(screenNameAt('/analysis')).toBe('Resume Analytics')
  expect(screenNameAt('/basic-interview-prep')).toBe('Interview Preparation')
  expect(screenNameAt('/')).toBeNull()
})

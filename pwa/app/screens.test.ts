import { expect, test } from 'vitest'
import { featureAt, isScreen } from './screens.ts'

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

test("a feature's address, with a slash too, leads to that feature", () => {
  expect(featureAt('/analysis/')?.name).toBe('Resume Analytics')
  expect(featureAt('/basic-interview-prep')?.name).toBe('Interview Preparation')
  expect(featureAt('/')).toBeUndefined()
  expect(featureAt('/?feature=voice')?.name).toBe('Voice Practice Interview')
  expect(featureAt('/?feature=interview')?.intro).toMatch(/^A brief for one round/)
  expect(featureAt('/?feature=nothing')).toBeUndefined()
})

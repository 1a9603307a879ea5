import { expect, test } from 'vitest'
import { installWayOf } from './install.ts'

const browser = { isInstalled: false, hasOffer: false, isSafariOnApple: false }

test('a browser that offers to install asks by itself', () => {
  expect(installWayOf({ ...browser, hasOffer: true })).toBe('prompt')
})

test('on an iPhone the person is told the steps, and an installed app offers nothing', () => {
  expect(installWayOf({ ...browser, isSafariOnApple: true })).toBe('by-hand')
  expect(installWayOf({ isInstalled: true, hasOffer: true, isSafariOnApple: true })).toBe('none')
})

test('a browser that cannot install shows no entry', () => {
  expect(installWayOf(browser)).toBe('none')
})

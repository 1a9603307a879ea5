import { expect, test } from 'vitest'
import { installWayOf } from './install.ts'

const browser = { isInstalled: false, hasPrompt: false, isSafariOnApple: false }

test('a browser with an install prompt shows it', () => {
  expect(installWayOf({ ...browser, hasPrompt: true })).toBe('prompt')
})

test('an iPhone explains the steps, and an installed app offers nothing', () => {
  expect(installWayOf({ ...browser, isSafariOnApple: true })).toBe('by-hand')
  expect(installWayOf({ isInstalled: true, hasPrompt: true, isSafariOnApple: true })).toBe('none')
})

test('a browser that cannot install shows no entry', () => {
  expect(installWayOf(browser)).toBe('none')
})

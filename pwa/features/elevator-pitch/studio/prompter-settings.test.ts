import { expect, test } from 'vitest'
import { nextSize, settingsFrom } from './prompter-settings.ts'

test('the script looks the way the user left it', () => {
  const kept = { isOn: false, pace: 1.2, sizePx: 34 }
  expect(settingsFrom(JSON.stringify(kept))).toEqual(kept)
})

test('without a choice, or with an unreadable one, the script has its usual look', () => {
  const usual = { isOn: true, pace: 1, sizePx: 24 }
  for (const text of [null, 'no json', '{}', '{"pace":9,"sizePx":"huge"}']) expect(settingsFrom(text)).toEqual(usual)
})

test('the text grows and shrinks in steps, and stops at both ends', () => {
  expect(nextSize(24, 1)).toBe(28)
  expect(nextSize(34, 1)).toBe(34)
  expect(nextSize(20, -1)).toBe(20)
})

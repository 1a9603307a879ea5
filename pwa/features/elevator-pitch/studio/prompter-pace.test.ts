import { describe, expect, test } from 'vitest'
import { nextIn, paces, scriptMs, wordsPerMinute } from './prompter-settings.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('the speed of the script', () => {
  test('is that of the target time: 150 words in 60 seconds, 225 in 90', () => {
    expect(scriptMs(words(150))).toBe(60_000)
    expect(scriptMs(words(180))).toBe(72_000)
    expect(scriptMs(words(225))).toBe(90_000)
    expect(wordsPerMinute(words(180), 1)).toBe(150)
  })

  test('of a longer script still reaches its last word before the recording ends', () => {
    expect(scriptMs(words(300))).toBe(90_000)
    expect(wordsPerMinute(words(300), 1)).toBe(200)
  })

  test('of an empty script divides by nothing', () => {
    expect(scriptMs('')).toBe(1_000)
    expect(wordsPerMinute('', 1)).toBe(0)
  })

  test('goes faster and slower in tenths, and stops at both ends', () => {
    expect(nextIn(paces, 1, 1)).toBe(1.1)
    expect(nextIn(paces, 1, -1)).toBe(0.9)
    expect(nextIn(paces, paces[0], -1)).toBe(paces[0])
    expect(nextIn(paces, 1.5, 1)).toBe(1.5)
    expect(wordsPerMinute(words(200), 1.2)).toBe(180)
  })
})

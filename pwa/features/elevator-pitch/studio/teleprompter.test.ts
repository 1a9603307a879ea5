import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Relative luminance of a color of 0..255 (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of white words on this scrim over a white wall. */
function overWhiteWall(scrim: string): number {
  const [red = 0, green = 0, blue = 0, percent = 0] = scrim.match(/\d+/g)!.map(Number)
  const wall = [red, green, blue].map((value) => (value * percent + 255 * (100 - percent)) / 100)
  return 1.05 / (luminance(wall) + 0.05)
}

test('the script can be read before a white wall, and so can the buttons below', () => {
  const [behindScript] = read('./teleprompter.css').match(/rgb\(7 16 12 \/ \d+%\)/)!
  const [behindButtons] = read('./studio-stage.css').match(/rgb\(7 16 12 \/ \d+%\)/)!
  expect(read('./teleprompter.css')).toMatch(/color: #fff;/)
  expect(overWhiteWall(behindScript)).toBeGreaterThanOrEqual(7)
  expect(overWhiteWall(behindButtons)).toBeGreaterThanOrEqual(7)
})

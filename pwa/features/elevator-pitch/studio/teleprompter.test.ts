import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Each part 0 to 255. */
function token(name: string): number[] {
  const [, hex = ''] = read('../../../ui/theme/tokens.css').match(new RegExp(`${name}: #([0-9a-f]{3,6});`))!
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}

function overWhiteWall(stylesheet: string): number {
  const percent = Number(read(stylesheet).match(/color-mix\(in srgb, var\(--picture\) (\d+)%, transparent\)/)![1])
  const wall = token('--picture').map((part) => (part * percent + 255 * (100 - percent)) / 100)
  return (luminance(token('--on-picture')) + 0.05) / (luminance(wall) + 0.05)
}

test('the script can be read before a white wall, and so can the buttons below', () => {
  expect(overWhiteWall('./teleprompter.css')).toBeGreaterThanOrEqual(7)
  expect(overWhiteWall('./studio-stage.css')).toBeGreaterThanOrEqual(7)
  expect(read('./teleprompter.css')).toMatch(/color: var\(--on-picture\);/)
})

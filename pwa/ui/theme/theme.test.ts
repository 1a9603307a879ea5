import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colorsAfter(selector: string): string[] {
  const start = tokens.indexOf(selector)
  const block = tokens.slice(tokens.indexOf('{', start), tokens.indexOf('}', start))
  return [...block.matchAll(/--[\w-]+: [^;]+;/g)].map(([line]) => line)
}

test('dark mode looks the same whether the device or the person chose it', () => {
  const byDevice = colorsAfter(':root:not([data-theme="light"])')
  expect(byDevice.length).toBeGreaterThan(15)
  expect(colorsAfter(':root[data-theme="dark"],')).toEqual(byDevice)
})

import { globSync, readFileSync } from 'node:fs'
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

test('every color comes from the tokens', () => {
  const stylesheets = globSync('pwa/**/*.css').filter((path) => !path.endsWith('theme/tokens.css'))
  // A stylesheet may redefine a token, as the one for printing does.
  const rulesOf = (path: string) => readFileSync(path, 'utf8').replace(/--[\w-]+: [^;]+;/g, '')
  const withOwnColor = stylesheets.filter((path) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(rulesOf(path)))
  expect(withOwnColor).toEqual([])
  expect(stylesheets.length).toBeGreaterThan(30)
})

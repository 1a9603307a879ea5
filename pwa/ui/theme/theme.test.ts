import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every color comes from the tokens', () => {
  const stylesheets = globSync('pwa/**/*.css').filter((path) => !path.endsWith('theme/tokens.css'))
  // A stylesheet may redefine a token, as the print one does.
  const rulesOf = (path: string) => readFileSync(path, 'utf8').replace(/--[\w-]+: [^;]+;/g, '')
  const withOwnColor = stylesheets.filter((path) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(rulesOf(path)))
  expect(withOwnColor).toEqual([])
  expect(stylesheets.length).toBeGreaterThan(30)
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFeatures } from '../features.ts'
import { isScreen } from '../screens.ts'
import { startScreens } from './start-frame.tsx'

const sources = globSync('pwa/features/**/*.tsx').map((file) => readFileSync(file, 'utf8').replace(/\s+/g, ' '))
const titles = [
  ...sources.flatMap((source) => source.match(/title=(?:"[^"]+"|\{[^}]+\})/g) ?? []),
  ...allFeatures.map(({ name }) => name),
]

test.each(startScreens.map((screen) => [screen.title, screen] as const))(
  'what stands there before any script has run is what %s says',
  (title, { feature: { intro }, paths }) => {
    expect(titles.some((known) => known.includes(title))).toBe(true)
    expect(sources.some((source) => source.includes(intro))).toBe(true)
    for (const path of paths) expect(isScreen(path.split('?')[0]!)).toBe(true)
  },
)

import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8')) as {
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[]
}

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('the pictures shown before an installation are there, as large as announced and under 150 KB', () => {
  for (const { src, sizes, label } of manifest.screenshots) {
    const file = `pwa/public${src}`
    expect(sizeOf(readFileSync(file)), src).toBe(sizes)
    expect(statSync(file).size, src).toBeLessThan(150_000)
    expect(label).not.toBe('')
  }
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
})

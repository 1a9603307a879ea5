import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factsOf } from './media-file.ts'

const film = readFileSync('e2e/fixtures/pitch.mp4')

test('a video’s length and tracks are read', async () => {
  const facts = await factsOf(new Blob([film]))
  expect(facts).toMatchObject({ hasPicture: true, hasSound: true })
  expect(facts.durationSeconds).toBeCloseTo(3, 1)
})

test('a truncated video is refused', async () => {
  await expect(factsOf(new Blob([film.subarray(0, 20_000)]))).rejects.toThrow('The end of this file is missing')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factsOf } from './media-facts.ts'

const film = readFileSync('e2e/fixtures/pitch.mp4')

test('a video says how long it is and what is in it', async () => {
  const facts = await factsOf(new Blob([film]))
  expect(facts).toMatchObject({ hasPicture: true, hasSound: true })
  expect(facts.durationSeconds).toBeCloseTo(3, 1)
})

test('a video whose end is missing, and what is no video, are told', async () => {
  await expect(factsOf(new Blob([film.subarray(0, 20_000)]))).rejects.toThrow('The end of this file is missing')
  await expect(factsOf(new Blob(['Dear hiring manager']))).rejects.toThrow()
})

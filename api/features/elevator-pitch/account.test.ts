import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { feedback, films, setupPitches, sounds } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = setupPitches({ createApp, database })

test('the export of an account holds the texts of its saved pitches, and nobody else’s', async () => {
  const [ann, bob] = [await world.person(), await world.person()]
  await ann.save({ video: films.webm })
  await bob.save({ video: films.webm, transcript: 'Bob’s own words' })
  const body = await (await ann.request('GET', '/api/account/export')).json()
  const video = { kind: 'video', contentType: 'video/webm', sizeBytes: films.webm.length, durationSeconds: expect.any(Number) }
  expect(body.savedPitches).toEqual([{ ...feedback, ...video, standIns: [], at: expect.any(String) }])
})

test('deleting an account takes its pitches, their videos and its uploads along, and nobody else’s', async () => {
  const [ann, bob] = [await world.person(), await world.person()]
  await ann.save({ video: films.webm })
  await ann.save({ video: sounds.speech })
  const bobs = await (await bob.save({ video: films.webm })).json()
  for (const person of [ann, bob]) await person.upload(randomUUID(), films.webm.subarray(0, 1_000), films.webm.length)
  const anns = (await ann.library()).map(({ id }) => id)
  const before = world.arriving().length
  expect((await ann.request('DELETE', '/api/account')).status).toBe(200)
  const kept = readdirSync(join(world.folder, 'videos'))
  expect(kept.filter((key) => [...anns, bobs.id].includes(key))).toEqual([bobs.id])
  expect(world.arriving()).toHaveLength(before / 2)
  expect((await ann.request('GET', '/api/elevator-pitch/library')).status).toBe(401)
  expect(await bob.library()).toHaveLength(1)
})

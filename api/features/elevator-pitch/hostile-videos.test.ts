import { openAsBlob } from 'node:fs'
import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { PitchAnalysis } from '../../contract/elevator-pitch.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { hostileVideos } from './testing/hostile-videos.ts'
import { films, setupPitches } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = setupPitches({ createApp, database })
const nothingLeft = () => expect.poll(() => world.arriving()).toEqual([])
const all = hostileVideos(films)

test('there are at least thirty of them', () => expect(all.length).toBeGreaterThanOrEqual(30))

test.each(all)('$name: a sentence, no credit lost, no file left', async ({ bytes, fileName, status, says }) => {
  const ann = await world.person()
  const analysis = await ann.analyze({ video: bytes }, { fileName })
  const body = await analysis.json()
  if (status !== null) expect(analysis.status).toBe(status)
  if (analysis.status === 200) {
    // A player might play it, so it was transcribed.
    expect(PitchAnalysis.parse(body)).toMatchObject({ transcriptionFailed: expect.any(Boolean) })
  } else {
    expect([413, 415, 422]).toContain(analysis.status)
    expect(body.message).toMatch(/^[A-Z][^{}<>]{20,}\.?$/)
    if (says) expect(body.message).toMatch(says)
    expect(await ann.credits()).toBe(100)
  }
  const saving = await ann.save({ video: bytes }, { fileName })
  if (status !== null) expect(saving.status).toBe(status)
  expect(await ann.library()).toHaveLength(saving.status === 200 ? 1 : 0)
  await nothingLeft()
})

test('a video without sound cannot be listened to', async () => {
  const ann = await world.person()
  const response = await ann.analyze({ video: films.withoutSound })
  expect([response.status, (await response.json()).message]).toEqual([422, expect.stringMatching(/has no sound/)])
  expect(await ann.credits()).toBe(100)
})

test('100 MB may be sent, one byte more is refused while it arrives', async () => {
  const ann = await world.person()
  const path = join(world.folder, 'large.mp4')
  await writeFile(path, films.mp4)
  for (const [bytes, status] of [
    [100 * 1024 * 1024, 200],
    [100 * 1024 * 1024 + 1, 413],
  ] as const) {
    // An MP4 may have trailing bytes.
    await truncate(path, bytes)
    const response = await ann.analyze({ video: await openAsBlob(path, { type: 'video/mp4' }) }, { fileName: 'pitch.mp4' })
    expect(response.status).toBe(status)
    if (status === 413) expect((await response.json()).message).toBe('File size should be less than 100MB')
  }
  expect(await ann.credits()).toBe(90)
  await nothingLeft()
})

test('a table of twenty-four million entries ends its reader, and not the server', async () => {
  const ann = await world.person()
  const response = await ann.analyze({ video: tableBomb(24_000_000) }, { fileName: 'pitch.mp4' })
  expect(response.status).toBe(422)
  expect(await ann.credits()).toBe(100)
  expect((await ann.analyze({ video: films.mp4 }, { fileName: 'pitch.mp4' })).status).toBe(200)
})

function tableBomb(entries: number): Blob {
  const file = Buffer.from(films.mp4)
  const at = file.indexOf('stsz') - 4
  const oldBytes = file.readUInt32BE(at)
  const newBytes = 20 + entries * 4
  const head = Buffer.from(file.subarray(0, at))
  for (const name of ['moov', 'trak', 'mdia', 'minf', 'stbl']) {
    const sizeAt = head.indexOf(name) - 4
    head.writeUInt32BE(head.readUInt32BE(sizeAt) + newBytes - oldBytes, sizeAt)
  }
  const table = Buffer.alloc(newBytes)
  table.writeUInt32BE(newBytes)
  table.write('stsz', 4)
  table.writeUInt32BE(entries, 16)
  for (let nth = 0; nth < entries; nth++) table[20 + nth * 4 + 3] = 1
  return new Blob([head, table, file.subarray(at + oldBytes)])
}

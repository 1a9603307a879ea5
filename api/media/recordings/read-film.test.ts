import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readFilm, readRecording } from './read-recording.ts'
import { speech } from './testing/wav.ts'

const folder = mkdtempSync(join(tmpdir(), 'films-'))
afterAll(() => rmSync(folder, { recursive: true }))
const film = (name: string) => new Uint8Array(readFileSync(`api/features/elevator-pitch/fixtures/${name}`))
const soundPath = join(folder, 'sound')

async function read(bytes: Uint8Array, withSound = true) {
  const path = join(folder, 'film')
  await writeFile(path, bytes)
  return readFilm(path, withSound ? soundPath : null)
}

test.each([
  ['pitch.mp4', 'video/mp4', 'audio/mp4'],
  ['pitch.webm', 'video/webm', 'audio/webm'],
])('of %s the length is known, and its sound becomes a recording of its own', async (name, contentType, soundType) => {
  const seconds = expect.closeTo(6, 1)
  const sound = { contentType: soundType, durationSeconds: seconds, isSilent: false }
  expect(await read(film(name))).toEqual({ film: { kind: 'video', contentType, durationSeconds: seconds, sound } })
  expect(await readRecording(soundPath)).toEqual(sound)
  await expect(readRecording(join(folder, 'film'))).rejects.toMatchObject({ code: 'wrong_type' })
})

test('pictures alone and sound alone are told apart', async () => {
  expect(await read(film('without-sound.webm'))).toMatchObject({ film: { kind: 'video', durationSeconds: 3, sound: null } })
  const sound = { contentType: 'audio/wav', durationSeconds: 3, isSilent: false }
  expect(await read(speech(3))).toEqual({ film: { kind: 'audio', contentType: 'audio/wav', durationSeconds: 3, sound } })
})

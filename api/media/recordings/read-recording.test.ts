import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny'
import { afterAll, expect, test } from 'vitest'
import { readRecording } from './read-recording.ts'
import { speech, type WavPart, wav } from './testing/wav.ts'

const folder = mkdtempSync(join(tmpdir(), 'recordings-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function factsOf(bytes: Uint8Array) {
  const path = join(folder, 'recording')
  await writeFile(path, bytes)
  return readRecording(path)
}

/** A WebM with Opus packets of these sizes, 20 ms each. */
async function opus(packetBytes: number[], apartSeconds = 0.02): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const meta = { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } }
  for (const [at, size] of packetBytes.entries())
    await source.add(new EncodedPacket(new Uint8Array(size).fill(0xf8), 'key', at * apartSeconds, apartSeconds), meta)
  await output.finalize()
  return new Uint8Array(target.buffer!)
}

test('a recording is known by its content: its kind, its length, and whether anybody speaks', async () => {
  expect(await factsOf(speech(3))).toEqual({ contentType: 'audio/wav', durationSeconds: 3, isSilent: false })
  const webm = await factsOf(await opus(Array.from({ length: 100 }, (_, at) => 40 + at)))
  expect(webm).toMatchObject({ contentType: 'audio/webm', isSilent: false })
  expect(webm.durationSeconds).toBeCloseTo(2, 1)
})

test.each<[string, WavPart[], boolean]>([
  ['nothing at all', [{ seconds: 5, levelDb: null }], true],
  ['a quiet room', [{ seconds: 5, levelDb: -55 }], true],
  [
    'a click in a quiet room',
    [
      { seconds: 5, levelDb: -55 },
      { seconds: 0.4, levelDb: -20 },
      { seconds: 5, levelDb: -55 },
    ],
    true,
  ],
  [
    'a word in a quiet room',
    [
      { seconds: 5, levelDb: -55 },
      { seconds: 0.6, levelDb: -20 },
      { seconds: 5, levelDb: -55 },
    ],
    false,
  ],
  ['a soft voice', [{ seconds: 3, levelDb: -45 }], false],
])('silence or not: %s', async (_what, parts, isSilent) => {
  expect((await factsOf(wav(parts))).isSilent).toBe(isSilent)
})

test('a browser’s recordings are told apart as well: a voice, and a room without one', async () => {
  const fixture = (name: string) => factsOf(readFileSync(`api/media/recordings/fixtures/${name}`))
  // Chromium, 4.5 s; a 1.5 s pause was not recorded.
  expect(await fixture('speech.webm')).toEqual({ contentType: 'audio/webm', durationSeconds: 4.5, isSilent: false })
  expect(await fixture('speech.mp4')).toMatchObject({ contentType: 'audio/mp4', isSilent: false })
  expect(await fixture('silence.webm')).toMatchObject({ contentType: 'audio/webm', isSilent: true })
})

test('a file whose times lie is as long as what a recognizer hears in it', async () => {
  const packets = Array.from({ length: 5_000 }, () => 60)
  expect((await factsOf(await opus(packets, 0.001))).durationSeconds).toBeCloseTo(100, 0)
})

test('a muted microphone is silence in compressed sound; a crackle or two as it is switched on change nothing', async () => {
  const muted = Array.from({ length: 500 }, () => 3)
  const crackle = (packets: number) => Array.from({ length: packets }, () => 60)
  expect((await factsOf(await opus(muted))).isSilent).toBe(true)
  expect((await factsOf(await opus([...muted, ...crackle(24)]))).isSilent).toBe(true)
  expect((await factsOf(await opus([...muted, ...crackle(25)]))).isSilent).toBe(false)
})

test.each([
  ['text', new TextEncoder().encode('Tell me about yourself. '.repeat(50))],
  ['nothing', new Uint8Array(0)],
  ['a picture', readFileSync('pwa/public/icons/icon-180.png')],
])('%s with the name of a recording is none', async (_what, bytes) => {
  await expect(factsOf(bytes)).rejects.toMatchObject({ code: 'wrong_type' })
})

test('a recording cut short is read as far as it goes, one without any sound is unreadable', async () => {
  const whole = await opus(Array.from({ length: 500 }, () => 60))
  const half = await factsOf(whole.subarray(0, whole.length / 2)).catch((error: { code: string }) => error.code)
  expect(half === 'unreadable_file' || typeof half === 'object').toBe(true)
  await expect(factsOf(wav([]))).rejects.toMatchObject({ code: 'unreadable_file' })
})

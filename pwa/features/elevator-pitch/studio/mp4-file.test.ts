import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { factsOf } from '../../../platform/media-file.ts'
import { importVideo, refusalByFacts } from './store-file.ts'

const headOf = (brand: string) => new TextEncoder().encode(`\0\0\0\x10ftyp${brand}\0\0\0\0`)
const imported = (...parts: BlobPart[]) => importVideo(new File(parts, 'pitch.mp4', { type: 'video/mp4' }), () => undefined)
const zeros = (count: number) => new Uint8Array(count)
const film = { durationSeconds: 75, hasPicture: true, hasSound: true }

describe('a file to upload', () => {
  test('is an MP4 by its content, whatever it is called', async () => {
    expect(refusalByFacts(await factsOf(new File([readFileSync('e2e/fixtures/pitch.mp4')], 'pitch.txt')))).toBeNull()
    for (const other of [headOf('heic'), headOf('qt  '), headOf('M4A '), 'Dear hiring manager', ''])
      expect(await imported(other)).toEqual({ refusal: 'Please upload an MP4 video file' })
  })

  test('may have 100 MB and not a byte more', async () => {
    const refusal = 'File size should be less than 100MB'
    expect(await imported(headOf('isom'), zeros(104_857_600 - 16))).not.toEqual({ refusal })
    expect(await imported(headOf('isom'), zeros(104_857_600 - 15))).toEqual({ refusal })
  })

  test('may last five minutes, and needs a picture and a sound', () => {
    expect(refusalByFacts(film)).toBeNull()
    expect(refusalByFacts({ ...film, durationSeconds: 300 })).toBeNull()
    expect(refusalByFacts({ ...film, durationSeconds: 300.1 })).toMatch(/longer than 5 minutes/)
    expect(refusalByFacts({ ...film, hasSound: false })).toMatch(/has no sound/)
    expect(refusalByFacts({ ...film, hasPicture: false })).toBe('Please upload an MP4 video file')
  })
})

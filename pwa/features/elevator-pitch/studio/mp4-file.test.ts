import { describe, expect, test } from 'vitest'
import { refusalByFacts, refusalOf } from './store-file.ts'

const headOf = (brand: string, box = 'ftyp') => new TextEncoder().encode(`\0\0\0\x20${box}${brand}\0\0\0\0`)
const sized = (bytes: number) => {
  const head = headOf('isom')
  return new Blob([head, new Uint8Array(bytes - head.length)])
}
const film = { durationSeconds: 75, hasPicture: true, hasSound: true }

describe('a file to upload', () => {
  test('is an MP4 by its content, whatever it is called', async () => {
    expect(await refusalOf(new File([headOf('isom')], 'pitch.txt'))).toBeNull()
    expect(await refusalOf(new File([headOf('mp42')], 'pitch'))).toBeNull()
    for (const head of [headOf('heic'), headOf('qt  '), headOf('M4A '), headOf('isom', 'moov'), new Uint8Array(0)])
      expect(await refusalOf(new File([head], 'pitch.mp4', { type: 'video/mp4' }))).toBe('Please upload an MP4 video file')
  })

  test('may have 100 MB and not a byte more', async () => {
    expect(await refusalOf(sized(104_857_600))).toBeNull()
    expect(await refusalOf(sized(104_857_601))).toBe('File size should be less than 100MB')
  })

  test('may last five minutes, and needs a picture and a sound', () => {
    expect(refusalByFacts(film)).toBeNull()
    expect(refusalByFacts({ ...film, durationSeconds: 300 })).toBeNull()
    expect(refusalByFacts({ ...film, durationSeconds: 300.1 })).toMatch(/longer than 5 minutes/)
    expect(refusalByFacts({ ...film, hasSound: false })).toMatch(/has no sound/)
    expect(refusalByFacts({ ...film, hasPicture: false })).toBe('Please upload an MP4 video file')
  })
})

import { expect, test } from 'vitest'
import { voiceMsOf } from './opus-voice.ts'

const voiced = 0x8b
const quiet = 0x0b
const packet = (...bytes: number[]) => voiceMsOf(Uint8Array.from(bytes))
/** RFC 6716, table 2. */
const [hybrid20, silk60, celt20] = [15 << 3, 11 << 3, 31 << 3]

test('a frame says by its first bit whether the encoder heard a voice', () => {
  expect(packet(hybrid20, voiced, 1, 2)).toBe(20)
  expect(packet(hybrid20, quiet, 1, 2)).toBe(0)
  expect(packet(hybrid20)).toBe(0)
})

test('sixty milliseconds of SILK have three marks', () => {
  expect(packet(silk60, 0b1010_0000)).toBe(40)
  expect(packet(silk60, 0b0001_1111)).toBe(0)
})

test('every way to pack frames is taken apart', () => {
  expect(packet(hybrid20 | 1, voiced, 1, quiet, 1)).toBe(20)
  expect(packet(hybrid20 | 2, 3, voiced, 1, 2, voiced, 1)).toBe(40)
  // As sent by Chromium: three frames, each with its size.
  expect(packet(hybrid20 | 3, 0x83, 2, 3, quiet, 1, voiced, 1, 2, voiced)).toBe(40)
  expect(packet(hybrid20 | 3, 0x03, voiced, 1, quiet, 1, voiced, 1)).toBe(40)
  // Two bytes of padding, encoded in one.
  expect(packet(hybrid20 | 3, 0x42, 2, voiced, 1, voiced, 1, 0, 0)).toBe(40)
  // A 256-byte frame encodes its size in two bytes: 252 + 4 x 1.
  expect(packet(hybrid20 | 2, 252, 1, ...Array.from({ length: 256 }, () => quiet), voiced)).toBe(20)
})

test('music frames say nothing, so they count as voice unless they are empty', () => {
  expect(packet(celt20, 1, 2, 3)).toBe(20)
  expect(packet(celt20, 0xff, 0xfe)).toBe(0)
})

test('damaged packets give what they can', () => {
  expect(packet()).toBe(0)
  expect(packet(hybrid20 | 3)).toBe(0)
  expect(packet(hybrid20 | 3, 0xff, 255, 255)).toBe(0)
  expect(packet(hybrid20 | 2, 200, voiced)).toBeLessThanOrEqual(40)
})

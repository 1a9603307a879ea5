import { expect, test } from 'vitest'
import { bytesFor, typeFor } from './media-types.ts'

const browser =
  (...types: string[]) =>
  (type: string) =>
    types.includes(type)

test('Chromium records webm, Safari mp4, old Firefox ogg', () => {
  expect(typeFor('audio', browser('audio/webm;codecs=opus', 'audio/mp4'))).toBe('audio/webm;codecs=opus')
  expect(typeFor('audio', browser('audio/mp4'))).toBe('audio/mp4')
  expect(typeFor('audio', browser('audio/ogg;codecs=opus', 'audio/ogg'))).toBe('audio/ogg;codecs=opus')
  expect(typeFor('video', browser('video/mp4'))).toBe('video/mp4')
})

test('a browser that cannot record at all is recognized', () => {
  expect(typeFor('video', browser('audio/webm'))).toBeNull()
})

test('a two-minute answer needs 0.7 MB of space, a pitch of 90 seconds 21 MB', () => {
  expect(bytesFor('audio', 120_000)).toBe(720_000)
  expect(bytesFor('video', 90_000)).toBe(20_790_000)
})

import { expect, test } from 'vitest'
import { factsLine, fileNameOf } from './pitch-facts.tsx'

test('a card says how long its pitch is and whether it is audio only', () => {
  expect(factsLine({ kind: 'video', durationSeconds: 72.4 })).toBe('1:12')
  expect(factsLine({ kind: 'audio', durationSeconds: 61 })).toBe('1:01 · audio only')
  expect(factsLine({ kind: 'video', durationSeconds: null })).toBe('Length unknown')
})

test('a downloaded pitch is named after the day it was saved, with the right extension', () => {
  const saved = (contentType: string) => fileNameOf({ timestamp: '2026-03-04T12:00:00.000Z', contentType })
  expect(saved('video/mp4')).toBe('elevator-pitch-2026-03-04.mp4')
  expect(saved('audio/webm')).toBe('elevator-pitch-2026-03-04.webm')
})

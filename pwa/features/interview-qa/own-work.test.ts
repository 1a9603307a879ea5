import { expect, test } from 'vitest'
import type { RecordingRow } from '../../platform/local-store.ts'
import { type Notes, ownWorkOf } from './own-work.ts'

const spoken = { id: 'a', spoken: { lengthMs: 9_000 }, words: null }
const notes: Notes = { guide: null, practiced: [1], own: [[1, { ...spoken, earlierIds: ['first'] }]], jobDescription: 'A ward.' }
const recording = (id: string, label: string, bytes = 9_000): RecordingRow => ({
  ...{ id, label, bytes, practiceId: 'p', uid: 'u', kind: 'audio', type: 'audio/webm', startedAtMs: 0 },
  ...{ state: 'finished', lengthMs: 4_000, chunks: 1, delivered: false, soundOf: null },
})

test('after a reload own answers, marks and the job description are as they were', () => {
  const known = [recording('first', 'Question 2'), recording('a', 'Question 2')]
  expect(ownWorkOf(notes, known)).toEqual({
    ...{ practiced: new Set([1]), own: new Map(notes.own), jobDescription: 'A ward.', unfolded: new Set() },
  })
})

test('a recording that was cut off becomes the answer to its question, which is unfolded', () => {
  const { own, unfolded } = ownWorkOf(notes, [recording('a', 'Question 2'), recording('cut', 'Question 4')])
  expect(own.get(3)).toEqual({ id: 'cut', spoken: { lengthMs: 4_000 }, words: null })
  expect(unfolded).toEqual(new Set([3]))
  const again = ownWorkOf(notes, [recording('again', 'Question 2')])
  expect(again.own.get(1)).toMatchObject({ id: 'again', earlierIds: ['first', 'a'] })
})

test('the head of a file, with nothing to hear, is no answer', () => {
  expect(ownWorkOf(notes, [recording('cut', 'Question 4', 500)]).own.has(3)).toBe(false)
})

import { expect, test } from 'vitest'
import type { RecordingRow } from '../../platform/shelf-rows.ts'
import { adopted } from './adopt-recordings.ts'
import { notesWith } from './testing/example-interview.ts'

const recording = (id: string, label: string, over: Partial<RecordingRow> = {}): RecordingRow => ({
  ...{ id, label, practiceId: 'p', uid: 'ada', kind: 'audio', type: 'audio/webm', startedAtMs: 0, state: 'finished' },
  ...{ lengthMs: 72_000, bytes: 288_000, chunks: 1, delivered: false, soundOf: null },
  ...over,
})

test('a recording that a crash cut off becomes the answer to its question', () => {
  const { practice } = adopted(notesWith([0]), [recording('take-0', 'Question 1'), recording('cut', 'Question 4')])
  expect(practice.places[3]).toMatchObject({ answer: { how: 'spoken', id: 'cut', lengthMs: 72_000 } })
  expect(practice.places[0]).toMatchObject({ takes: 1 })
})

test('the head of a file, and what belongs to no question, is left alone', () => {
  const notes = notesWith([])
  expect(adopted(notes, [recording('a', 'Question 2', { bytes: 400 }), recording('b', 'Microphone test')])).toEqual(notes)
})

import { expect, test } from 'vitest'
import type { RecordingRow } from '../platform/shelf-rows.ts'
import { afterEvent, newPractice } from './practice.ts'
import { withRecoveredAnswers } from './recovered-answers.ts'

const questions = ['One?', 'Two?', 'Three?'].map((question) => ({ question, type: 'general' as const, goal: 'To know' }))
const recording = (id: string, label: string, startedAtMs: number, bytes = 80_000): RecordingRow => ({
  ...{ id, label, startedAtMs, bytes, practiceId: 'p', uid: 'ada', kind: 'audio', type: 'audio/webm', state: 'finished' },
  ...{ lengthMs: 42_000, chunks: 1, delivered: false, soundOf: null },
})
const answered = (index: number, id: string) =>
  afterEvent(newPractice(questions), {
    type: 'answer-was-given',
    index,
    answer: { how: 'spoken', id, lengthMs: 1, captions: null },
  })

test('a recording that a crash cut off becomes the answer to its question', () => {
  const { places } = withRecoveredAnswers(answered(0, 'a'), [recording('a', 'Question 1', 1), recording('cut', 'Question 3', 2)])
  expect(places[2]!.answer).toMatchObject({ how: 'spoken', id: 'cut', lengthMs: 42_000 })
  expect(places[0]).toMatchObject({ takes: 1, answer: { id: 'a' } })
})

test('a take that was recorded again stays given up, also when the newer one was cut off', () => {
  const takes = [recording('old', 'Question 1', 1), recording('new', 'Question 1', 2)]
  expect(withRecoveredAnswers(answered(0, 'new'), takes).places[0]!.answer!.id).toBe('new')
  expect(withRecoveredAnswers(answered(0, 'old'), takes).places[0]!.answer!.id).toBe('new')
})

test('the head of a file, and what belongs to no question, is left alone', () => {
  const practice = newPractice(questions)
  const strangers = [recording('a', 'Question 2', 1, 400), recording('b', 'Microphone test', 2), recording('c', 'Question 9', 3)]
  expect(withRecoveredAnswers(practice, strangers)).toEqual(practice)
})

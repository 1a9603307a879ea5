import { expect, test } from 'vitest'
import type { RecordingRow } from '../../platform/local-store.ts'
import { answered, followedUp, type GivenAnswer, newPractice } from './practice.ts'
import { withRecoveredAnswers } from './recovered-answers.ts'

const questions = ['One?', 'Two?', 'Three?'].map((question) => ({ question, type: 'general' as const, goal: 'To know' }))
const recording = (id: string, label: string, startedAtMs: number, bytes = 80_000): RecordingRow => ({
  ...{ id, label, startedAtMs, bytes, practiceId: 'p', uid: 'ada', kind: 'audio', type: 'audio/webm', state: 'finished' },
  ...{ lengthMs: 42_000, chunks: 1, delivered: false, soundOf: null },
})
const spoken = (id: string): GivenAnswer => ({ how: 'spoken', id, lengthMs: 1, captions: null })
const practiceWith = (index: number, answer: GivenAnswer) => answered(newPractice(questions), index, answer)
const cutOff = (row: RecordingRow): RecordingRow => ({ ...row, state: 'recording' })

test('a recording that a crash cut off becomes the answer to its question', () => {
  const recordings = [recording('a', 'Question 1', 1), cutOff(recording('cut', 'Question 3', 2))]
  const { places } = withRecoveredAnswers(practiceWith(0, spoken('a')), recordings)
  expect(places[2]!.answer).toMatchObject({ how: 'spoken', id: 'cut', lengthMs: 42_000 })
  expect(places[0]).toMatchObject({ takes: { length: 1 }, answer: { id: 'a' } })
})

test('a take that was recorded again stays replaced', () => {
  const [old, replacing] = [recording('old', 'Question 1', 1), recording('new', 'Question 1', 2)]
  expect(withRecoveredAnswers(practiceWith(0, spoken('new')), [old, replacing]).places[0]).toMatchObject({
    takes: { length: 1 },
    answer: { id: 'new' },
  })
  expect(withRecoveredAnswers(practiceWith(0, spoken('old')), [old, cutOff(replacing)]).places[0]!.answer!.id).toBe('new')
})

test('words typed in place of a recording are kept', () => {
  const typed: GivenAnswer = { how: 'typed', id: 't', text: 'Typed' }
  expect(withRecoveredAnswers(practiceWith(1, typed), [recording('before', 'Question 2', 1)]).places[1]!.answer).toEqual(typed)
})

test('a recording that ended normally, just before the crash, becomes the answer where there is none', () => {
  const { places } = withRecoveredAnswers(newPractice(questions), [recording('late', 'Question 2', 1)])
  expect(places[1]!.answer!.id).toBe('late')
})

test('the head of a file, and recordings that belong to no question, are left alone', () => {
  const practice = newPractice(questions)
  const strangers = [
    recording('a', 'Question 2', 1, 400),
    recording('b', 'Microphone test', 2),
    recording('c', 'Question 9', 3),
  ].map(cutOff)
  expect(withRecoveredAnswers(practice, strangers)).toEqual(practice)
})

test('a follow-up that a crash cut off is recovered as its own answer', () => {
  const followed = followedUp(practiceWith(0, spoken('a')), 1, 'What did you do?')
  const recordings = [cutOff(recording('cut', 'Follow-up to question 1', 1)), recording('b', 'Question 2', 2)]
  const { places } = withRecoveredAnswers(followed, recordings)
  expect(places.map(({ answer }) => answer?.id)).toEqual(['a', 'cut', 'b', undefined])
})

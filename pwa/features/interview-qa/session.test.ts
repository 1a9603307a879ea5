import { expect, test } from 'vitest'
import { afterEvent, noSession, type OwnAnswer, type Session, type SessionEvent } from './session.ts'

const after = (...events: SessionEvent[]): Session => events.reduce(afterEvent, noSession)
const answer: OwnAnswer = { id: 'a', spoken: null, words: 'I led rounds.' }
const began = { type: 'preparation-began', jobDescription: 'A ward with 30 beds.' } as const
const begun = [began, { type: 'pause-was-over' }, { type: 'first-question-arrived' }] as const

test('a valid form leads to preparing, and to the guide when the pause is over and a question is here', () => {
  expect(after(began).phase).toBe('preparing')
  expect(after(began, { type: 'first-question-arrived' }).phase).toBe('preparing')
  expect(after(began, { type: 'pause-was-over' }).phase).toBe('preparing')
  expect(after(...begun).phase).toBe('in-progress')
  expect(after(begun[0], begun[2], begun[1]).phase).toBe('in-progress')
})

test('a failure leads back to the form, also from the middle of the guide', () => {
  expect(after(began, { type: 'preparation-failed' }).phase).toBe('initial')
  expect(after(...begun, { type: 'preparation-failed' }).phase).toBe('initial')
})

test('a pause that ends after the failure opens nothing', () => {
  expect(after(began, { type: 'preparation-failed' }, { type: 'pause-was-over' }).phase).toBe('initial')
})

test('Complete Session, Review Questions Again, Start New Session, Start Over', () => {
  const completed = after(...begun, { type: 'session-was-completed' })
  expect(completed.phase).toBe('completed')
  expect(afterEvent(completed, { type: 'last-questions-were-opened' }).phase).toBe('in-progress')
  expect(afterEvent(completed, { type: 'form-was-opened' }).phase).toBe('initial')
  expect(after(...begun, { type: 'form-was-opened' }).phase).toBe('initial')
})

test('only a session in progress can be completed', () => {
  expect(after({ type: 'session-was-completed' }).phase).toBe('initial')
  expect(after(began, { type: 'session-was-completed' }).phase).toBe('preparing')
})

test('several questions may be open at once', () => {
  const { unfolded } = after(
    ...begun,
    { type: 'question-was-folded', index: 0, open: true },
    { type: 'question-was-folded', index: 3, open: true },
    { type: 'question-was-folded', index: 0, open: false },
    { type: 'question-was-folded', index: 5, open: true },
  )
  expect([...unfolded]).toEqual([3, 5])
})

test('a question is marked as practiced and unmarked again', () => {
  const marked = after(...begun, { type: 'practiced-was-toggled', index: 2 })
  expect([...marked.practiced]).toEqual([2])
  expect(afterEvent(marked, { type: 'practiced-was-toggled', index: 2 }).practiced.size).toBe(0)
})

test('marks and own answers last through completing, reviewing and a form that is only looked at', () => {
  const kept = after(
    ...begun,
    { type: 'practiced-was-toggled', index: 2 },
    { type: 'own-answer-was-saved', index: 1, answer },
    { type: 'session-was-completed' },
    { type: 'form-was-opened' },
    { type: 'last-questions-were-opened' },
  )
  expect(kept).toMatchObject({ phase: 'in-progress', practiced: new Set([2]), own: new Map([[1, answer]]) })
})

test('what is being typed survives folding and looking at the form, until it is saved or canceled', () => {
  const typing = after(
    ...begun,
    { type: 'draft-was-changed', index: 1, words: 'On my w' },
    { type: 'question-was-folded', index: 1, open: false },
    { type: 'form-was-opened' },
    { type: 'last-questions-were-opened' },
  )
  expect(typing.drafts.get(1)).toBe('On my w')
  expect(afterEvent(typing, { type: 'own-answer-was-saved', index: 1, answer }).drafts.size).toBe(0)
  expect(afterEvent(typing, { type: 'draft-was-changed', index: 1, words: null }).drafts.size).toBe(0)
})

test('new questions come without the marks of the old ones', () => {
  const next = after(
    ...begun,
    { type: 'practiced-was-toggled', index: 2 },
    { type: 'filter-was-chosen', filter: 'job' },
    ...begun,
  )
  expect(next).toMatchObject({ filter: 'all', practiced: new Set() })
})

test('another try at a question remembers the tries before it; corrected words are the same try', () => {
  const first = after(...begun, { type: 'own-answer-was-saved', index: 1, answer })
  const corrected = afterEvent(first, {
    type: 'own-answer-was-saved',
    index: 1,
    answer: { ...answer, words: 'I led the rounds.' },
  })
  expect(corrected.own.get(1)?.earlierIds).toBeUndefined()
  const second = afterEvent(corrected, { type: 'own-answer-was-saved', index: 1, answer: { ...answer, id: 'b' } })
  const third = afterEvent(second, { type: 'own-answer-was-saved', index: 1, answer: { ...answer, id: 'c' } })
  expect(third.own.get(1)).toMatchObject({ id: 'c', earlierIds: ['a', 'b'] })
})

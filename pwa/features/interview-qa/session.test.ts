import { getDefaultStore } from 'jotai'
import { expect, test } from 'vitest'
import { afterEvent, noSession, type Session, type SessionEvent } from './session.ts'
import { dispatchSession, marksAtom, toggleMark } from './session-store.ts'

const after = (...events: SessionEvent[]): Session => events.reduce(afterEvent, noSession)
const began = { type: 'preparation-began' } as const
const arrived = { type: 'first-question-arrived', key: 'first' } as const
const begun = [began, { type: 'pause-was-over' }, arrived] as const

test('a valid form leads to preparing, and to the guide when the pause is over and a question is here', () => {
  expect(after(began).phase).toBe('preparing')
  expect(after(began, arrived).phase).toBe('preparing')
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

const store = getDefaultStore()
const marks = () => store.get(marksAtom)

function newQuestions(key: string) {
  for (const event of [began, { type: 'pause-was-over' }, { ...arrived, key }] as const) dispatchSession(event)
}

test('a question is marked as practiced and unmarked again', () => {
  newQuestions('first')
  toggleMark('practiced', 2)
  expect(marks().practiced).toEqual(new Set([2]))
  toggleMark('practiced', 2)
  expect(marks().practiced.size).toBe(0)
})

test('marks last through completing, reviewing and a form that is only looked at', () => {
  newQuestions('second')
  toggleMark('practiced', 2)
  toggleMark('saved', 1)
  for (const type of ['session-was-completed', 'form-was-opened', 'last-questions-were-opened'] as const)
    dispatchSession({ type })
  expect(marks()).toEqual({ practiced: new Set([2]), saved: new Set([1]) })
})

test('new questions come without the marks and the filter of the old ones', () => {
  newQuestions('third')
  toggleMark('practiced', 2)
  expect(after(...begun, { type: 'filter-was-chosen', filter: 'job' }, ...begun).filter).toBe('all')
  newQuestions('fourth')
  expect(marks().practiced.size).toBe(0)
})

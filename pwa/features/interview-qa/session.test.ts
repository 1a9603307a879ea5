import { getDefaultStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { questionsAtom } from './question-generation.ts'
import { afterEvent, noSession, type Session, type SessionEvent } from './session.ts'
import { dispatchSession, followGeneration, marksAtom, sessionAtom, toggleMark } from './session-store.ts'

const store = getDefaultStore()

const after = (...events: SessionEvent[]): Session => events.reduce(afterEvent, noSession)
const began = { type: 'preparation-began' } as const
const ready = { type: 'first-question-was-ready' } as const
const begun = [began, ready] as const

test('a valid form leads to preparing, and to the guide when a question is here and the pause is over', async () => {
  vi.useFakeTimers()
  const phase = () => store.get(sessionAtom).phase
  followGeneration({ type: 'generation-was-requested', key: 'first' })
  expect(phase()).toBe('preparing')
  followGeneration({ type: 'section-arrived', key: 'first', part: { questions: { questions: [] } } })
  await vi.advanceTimersByTimeAsync(1_499)
  expect(phase()).toBe('preparing')
  await vi.advanceTimersByTimeAsync(1)
  expect(phase()).toBe('in-progress')
  followGeneration({ type: 'generation-was-requested', key: 'second' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(phase()).toBe('preparing')
  vi.useRealTimers()
})

test('a failure leads back to the form, also from the middle of the guide', () => {
  expect(after(began, { type: 'preparation-failed' }).phase).toBe('initial')
  expect(after(...begun, { type: 'preparation-failed' }).phase).toBe('initial')
})

test('a pause that ends after the failure opens nothing', () => {
  expect(after(began, { type: 'preparation-failed' }, ready).phase).toBe('initial')
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

const marks = () => store.get(marksAtom)

function newQuestions(key: string) {
  store.set(questionsAtom, {
    run: { state: 'running', key, received: { questions: { questions: [] } }, connection: 'open' },
    last: null,
    isOpen: false,
  })
  for (const event of begun) dispatchSession(event)
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

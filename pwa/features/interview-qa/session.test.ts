import { getDefaultStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import {
  completeSession,
  filterAtom,
  followGeneration,
  marksAtom,
  openForm,
  openQuestions,
  phaseAtom,
  toggleMark,
  unfold,
  unfoldedAtom,
} from './session-store.ts'

const store = getDefaultStore()

const phase = () => store.get(phaseAtom)
const fail = () => followGeneration({ type: 'generation-was-not-found', key: 'first' })

/** Up to the first question, if it `arrives`. */
async function prepared({ arrives = true } = {}) {
  vi.useFakeTimers()
  followGeneration({ type: 'generation-was-requested', key: 'first' })
  if (arrives) followGeneration({ type: 'section-arrived', key: 'first', part: { questions: { questions: [] } } })
  await vi.advanceTimersByTimeAsync(1_500)
  vi.useRealTimers()
}

test('a valid form leads to preparing, and to the guide when a question is here and the pause is over', async () => {
  vi.useFakeTimers()
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

test('a failure leads back to the form, also from the middle of the guide', async () => {
  await prepared({ arrives: false })
  fail()
  expect(phase()).toBe('initial')
  await prepared()
  expect(phase()).toBe('in-progress')
  fail()
  expect(phase()).toBe('initial')
})

test('a pause that ends after the failure opens nothing', async () => {
  vi.useFakeTimers()
  followGeneration({ type: 'generation-was-requested', key: 'first' })
  followGeneration({ type: 'section-arrived', key: 'first', part: { questions: { questions: [] } } })
  fail()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(phase()).toBe('initial')
})

test('Complete Session, Review Questions Again, Start New Session, Start Over', async () => {
  await prepared()
  completeSession()
  expect(phase()).toBe('completed')
  openQuestions()
  expect(phase()).toBe('in-progress')
  completeSession()
  openForm()
  expect(phase()).toBe('initial')
  await prepared()
  openForm()
  expect(phase()).toBe('initial')
})

test('only a session in progress can be completed', async () => {
  openForm()
  completeSession()
  expect(phase()).toBe('initial')
  await prepared({ arrives: false })
  completeSession()
  expect(phase()).toBe('preparing')
})

test('several questions may be open at once', async () => {
  await prepared()
  unfold(0, true)
  unfold(3, true)
  unfold(0, false)
  unfold(5, true)
  expect([...store.get(unfoldedAtom)]).toEqual([3, 5])
})

const marks = () => store.get(marksAtom)
const asked = 'Why this ward?'

test('a question is marked as practiced and unmarked again', () => {
  toggleMark('practiced', asked)
  expect(marks().practiced).toEqual([asked])
  toggleMark('practiced', asked)
  expect(marks().practiced).toEqual([])
})

test('marks last through completing, reviewing and a form that is only looked at', () => {
  toggleMark('practiced', asked)
  toggleMark('saved', 'Why now?')
  for (const step of [completeSession, openForm, openQuestions]) step()
  expect(marks()).toEqual({ practiced: [asked], saved: ['Why now?'] })
})

test('new questions come without the filter of the old ones', async () => {
  store.set(filterAtom, 'job')
  await prepared()
  expect(store.get(filterAtom)).toBe('all')
})

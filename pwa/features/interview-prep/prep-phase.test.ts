import { expect, test } from 'vitest'
import { afterEvent, nothingYet, receivedOf } from '../../generation/generation.ts'
import { phaseOf } from './prep-sections.ts'
import type { Preparation } from './preparation.ts'
import { exampleDone, exampleReceived } from './testing/example-preparation.ts'

const key = 'k'
const requested: Preparation = afterEvent<object, typeof exampleDone>(nothingYet, {
  type: 'generation-was-requested',
  key,
}) as Preparation
const begun = afterEvent(requested, { type: 'section-arrived', key, part: { round: exampleReceived.round } })
const finished = afterEvent(begun, { type: 'generation-finished', key, done: exampleDone })
const failure = { sentence: 'x', consequence: 'y', offer: null }

test('initial, then loading on submit, then results with the first section', () => {
  expect(phaseOf(nothingYet)).toBe('initial')
  expect(phaseOf(requested)).toBe('loading')
  expect(phaseOf(begun)).toBe('results')
  expect(phaseOf(finished)).toBe('results')
})

test('an error leads back to the form, also in the middle', () => {
  expect(phaseOf(afterEvent(requested, { type: 'generation-failed', key, failure }))).toBe('initial')
  expect(phaseOf(afterEvent(begun, { type: 'generation-failed', key, failure }))).toBe('initial')
})

test("'Prepare for Another Interview' leads to the form and drops nothing", () => {
  const closed = afterEvent(finished, { type: 'results-were-closed' })
  expect(phaseOf(closed)).toBe('initial')
  expect(receivedOf(closed)).toEqual({ round: exampleReceived.round })
  expect(phaseOf(afterEvent(closed, { type: 'results-were-shown' }))).toBe('results')
})

test('while a new one is made, the last one is not shown for it', () => {
  const again = afterEvent(afterEvent(finished, { type: 'results-were-closed' }), { type: 'generation-was-requested', key: 'k2' })
  expect(phaseOf(again)).toBe('loading')
  expect(receivedOf(again)).toEqual({})
})

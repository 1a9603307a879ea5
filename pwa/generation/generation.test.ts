import { expect, test } from 'vitest'
import type { Analysis, AnalysisEvent } from '../features/resume-analysis/analysis.ts'
import { exampleDone, exampleSections } from '../features/resume-analysis/testing/example-analysis.ts'
import { afterEvent, isAtStake, nothingYet } from './generation.ts'

const after = (...events: AnalysisEvent[]) => events.reduce<Analysis>((answer, event) => afterEvent(answer, event), nothingYet)
const requested: AnalysisEvent = { type: 'generation-was-requested', key: 'a' }
const score: AnalysisEvent = { type: 'section-arrived', key: 'a', part: { score: exampleSections.score } }
const finished: AnalysisEvent = { type: 'generation-finished', key: 'a', done: exampleDone }
const failed = (key: string): AnalysisEvent => ({
  type: 'generation-failed',
  key,
  failure: { sentence: 's', consequence: 'c', offer: null },
})

test('sections gather while it runs and are the results when it is done', () => {
  expect(after(requested, score).run).toMatchObject({ state: 'running', received: { score: { atsScore: 72 } } })
  const done = after(requested, score, finished)
  expect(done).toMatchObject({
    run: { state: 'idle' },
    isOpen: true,
    last: { received: { score: { atsScore: 72 } }, isSaved: false },
  })
})

test('a double tap starts nothing new', () => {
  expect(after(requested, { type: 'generation-was-requested', key: 'b' }).run).toMatchObject({ key: 'a' })
})

test('closed results can be shown again', () => {
  const closed = after(requested, score, finished, { type: 'results-were-closed' })
  expect(closed).toMatchObject({ isOpen: false, last: { received: { score: { atsScore: 72 } } } })
  expect(afterEvent(closed, { type: 'results-were-shown' }).isOpen).toBe(true)
  expect(after({ type: 'results-were-shown' }).isOpen).toBe(false)
})

test('a failed second analysis leaves the results of the first', () => {
  const analysis = after(requested, score, finished, { type: 'generation-was-requested', key: 'b' }, failed('b'))
  expect(analysis).toMatchObject({ run: { state: 'failed' }, last: { received: { score: { atsScore: 72 } } } })
  expect(afterEvent(analysis, { type: 'failure-was-read' }).run.state).toBe('idle')
})

test('events of an earlier analysis that come late change nothing', () => {
  const second = after(requested, failed('a'), { type: 'generation-was-requested', key: 'b' })
  expect(afterEvent(second, score)).toBe(second)
  expect(afterEvent(second, finished)).toBe(second)
})

test('what was exported is saved', () => {
  expect(after(requested, score, finished, { type: 'results-were-saved' }).last?.isSaved).toBe(true)
})

test('a request that is refused before it is sent leaves the last result as it was, and stops nothing that runs', () => {
  const failure = { sentence: 'You need 5.', consequence: 'Nothing was charged.', offer: 'buy-credits' } as const
  const refused: AnalysisEvent = { type: 'request-was-refused', failure }
  expect(after(requested, score, finished, refused)).toMatchObject({ run: { state: 'failed', failure }, isOpen: true })
  expect(after(requested, refused).run.state).toBe('running')
})

test('what was paid for and not saved is at stake, also while a new one runs', () => {
  expect(isAtStake(after())).toBe(false)
  expect(isAtStake(after(requested))).toBe(true)
  expect(isAtStake(after(requested, score, finished))).toBe(true)
  expect(isAtStake(after(requested, score, finished, { type: 'results-were-saved' }))).toBe(false)
})

import { expect, test } from 'vitest'
import { phaseOf } from './pitch-store.ts'
import { exampleScore } from './testing/example-review.ts'

const idle = { state: 'idle' } as const
const running = (received = {}) => ({ state: 'running', key: 'a', received, connection: 'open' }) as const
const state = { step: 'initial', preparing: null, scriptRun: idle, reviewRun: idle } as const

test('the form gives way to "generating" while the resume is read and the script is written', () => {
  expect(phaseOf(state)).toBe('initial')
  expect(phaseOf({ ...state, preparing: 'script' })).toBe('generating')
  expect(phaseOf({ ...state, scriptRun: running() })).toBe('generating')
  expect(phaseOf({ ...state, step: 'recording' })).toBe('recording')
})

test('an analysis is "analyzing" until the score is there, then the feedback fills up', () => {
  const recording = { ...state, step: 'recording' } as const
  expect(phaseOf({ ...recording, preparing: 'review' })).toBe('analyzing')
  expect(phaseOf({ ...recording, reviewRun: running() })).toBe('analyzing')
  expect(phaseOf({ ...recording, reviewRun: { state: 'waiting', key: 'a', jobId: 'b', problem: null } })).toBe('analyzing')
  expect(phaseOf({ ...recording, reviewRun: running({ score: exampleScore }) })).toBe('feedback')
  expect(phaseOf({ ...recording, step: 'feedback' })).toBe('feedback')
})

test('a failed script leads back to the form, a failed analysis to the recording', () => {
  expect(phaseOf({ ...state, scriptRun: { state: 'failed' } })).toBe('initial')
  const failed = { state: 'failed', failure: { sentence: 'x', consequence: 'y', offer: null } } as const
  expect(phaseOf({ ...state, step: 'recording', reviewRun: failed })).toBe('recording')
})

import { expect, test } from 'vitest'
import { phaseOf } from './phase.ts'
import { exampleScore } from './testing/example-review.ts'

const idle = { state: 'idle' } as const
const running = (received = {}) => ({ state: 'running', key: 'a', received, connection: 'open' }) as const
const authState = { place: 'initial', preparing: null, scriptRun: idle, reviewRun: idle } as const

test('the form gives way to "generating" while the resume is read and the script is written', () => {
  expect(phaseOf(authState)).toBe('initial')
  expect(phaseOf({ ...authState, preparing: { for: 'script', doing: 'reading the resume' } })).toBe('generating')
  expect(phaseOf({ ...authState, scriptRun: running() })).toBe('generating')
  expect(phaseOf({ ...authState, place: 'recording' })).toBe('recording')
})

test('an analysis is "analyzing" until the score is there, then the feedback fills up', () => {
  const recording = { ...authState, place: 'recording' } as const
  expect(phaseOf({ ...recording, preparing: { for: 'review', doing: 'taking the sound' } })).toBe('analyzing')
  expect(phaseOf({ ...recording, reviewRun: running() })).toBe('analyzing')
  expect(phaseOf({ ...recording, reviewRun: running({ score: exampleScore }) })).toBe('feedback')
  expect(phaseOf({ ...recording, place: 'feedback' })).toBe('feedback')
})

test('a failed script leads back to the form, a failed analysis to the recording', () => {
  expect(phaseOf({ ...authState, scriptRun: { state: 'failed' } })).toBe('initial')
  const failed = { state: 'failed', failure: { sentence: 'x', consequence: 'y', offer: null } } as const
  expect(phaseOf({ ...authState, place: 'recording', reviewRun: failed })).toBe('recording')
})

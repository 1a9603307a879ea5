import { describe, expect, test } from 'vitest'
import { afterEvent, idle, isBusy, type Recorder, type RecorderEvent, recordedMsAt } from './recorder.ts'

const recorderAfter = (...events: RecorderEvent[]): Recorder => events.reduce(afterEvent, idle)
const tap: RecorderEvent = { type: 'devices-were-requested', wants: 'audio' }
const started: RecorderEvent = { type: 'recording-started', recordingId: 'r', kind: 'audio', atMs: 1_000 }
const pause = (atMs: number): RecorderEvent => ({ type: 'recording-was-paused', why: 'by-user', atMs })
const resume = (atMs: number): RecorderEvent => ({ type: 'resume-was-tapped', atMs })
const ended = (atMs: number, why: 'by-user' | 'time-was-up' | 'device-was-lost' = 'by-user'): RecorderEvent => ({
  type: 'recording-ended',
  atMs,
  why,
})

describe('the recorder', () => {
  test('asks, records and completes', () => {
    expect(recorderAfter(tap).state).toBe('asking')
    expect(recorderAfter(tap, started)).toMatchObject({ state: 'recording', recordingId: 'r' })
    expect(recorderAfter(tap, started, ended(4_000))).toMatchObject({ state: 'completed', recordedMs: 3_000, why: 'by-user' })
  })

  test('counts only what was said, not the pauses', () => {
    const recorder = recorderAfter(tap, started, pause(3_000), resume(60_000))
    expect(recordedMsAt(recorder, 61_500)).toBe(3_500)
    expect(recordedMsAt(recorderAfter(tap, started, pause(3_000)), 60_000)).toBe(2_000)
  })

  test('a clock that jumps back subtracts nothing', () => {
    expect(recordedMsAt(recorderAfter(tap, started), 200)).toBe(0)
  })

  test('a phone call pauses the recording, and the user resumes it', () => {
    const interrupted = recorderAfter(tap, started, { type: 'recording-was-paused', why: 'interrupted', atMs: 2_000 })
    expect(interrupted).toMatchObject({ state: 'paused', why: 'interrupted', recordedMs: 1_000 })
    expect(afterEvent(interrupted, resume(9_000)).state).toBe('recording')
  })

  test('an unplugged microphone completes the recording with what was said, even during a pause', () => {
    expect(recorderAfter(tap, started, ended(5_000, 'device-was-lost'))).toMatchObject({ state: 'completed', recordedMs: 4_000 })
    expect(recorderAfter(tap, started, pause(3_000), ended(9_000, 'device-was-lost'))).toMatchObject({ recordedMs: 2_000 })
  })

  test('a second tap while asking for permission or recording does nothing', () => {
    expect(recorderAfter(tap, tap)).toEqual(recorderAfter(tap))
    expect(recorderAfter(tap, started, tap)).toEqual(recorderAfter(tap, started))
  })

  test('a refusal that comes late does not stop a recording', () => {
    const recording = recorderAfter(tap, started)
    expect(afterEvent(recording, { type: 'devices-were-refused', why: 'no-permission' })).toBe(recording)
  })

  test('after a refusal the user may try again', () => {
    expect(recorderAfter(tap, { type: 'devices-were-refused', why: 'device-busy' }, tap).state).toBe('asking')
  })

  test('a running recording cannot be cleared, a completed one can', () => {
    const clear: RecorderEvent = { type: 'recording-was-cleared' }
    expect(recorderAfter(tap, started, clear).state).toBe('recording')
    expect(recorderAfter(tap, started, ended(2_000), clear)).toEqual(idle)
  })

  test('is busy from the tap to the end', () => {
    const states = [
      idle,
      recorderAfter(tap),
      recorderAfter(tap, started),
      recorderAfter(tap, started, pause(2_000)),
      recorderAfter(tap, started, ended(3_000)),
    ]
    expect(states.map(isBusy)).toEqual([false, true, true, true, false])
  })
})

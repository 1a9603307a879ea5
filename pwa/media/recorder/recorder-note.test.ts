import { expect, test } from 'vitest'
import type { Ending, Recorder } from './recorder.ts'
import { beforeAsking, noteOf } from './recording-texts.ts'

const take = { recordingId: 'r', kind: 'audio', recordedMs: 1_000 } as const
const recording: Recorder = { state: 'recording', ...take, sinceMs: 0 }
const ended = (why: Ending): Recorder => ({ state: 'completed', ...take, why })
const stored = { isNothingHeard: false, isStored: true, keeps: 'on-this-device' } as const
const notStored = { ...stored, keeps: 'in-this-tab' } as const
const inThisTabOnly = 'Recordings are in this tab only: closing or reloading it deletes them.'

test('where the browser stores nothing the recorder says so before, during and after recording', () => {
  expect(beforeAsking['in-this-tab']).toBe(inThisTabOnly)
  for (const recorder of [recording, ended('by-user')]) expect(noteOf({ recorder, ...notStored })).toBe(inThisTabOnly)
  expect(noteOf({ recorder: recording, ...notStored, isNothingHeard: true })).toMatch(/We cannot hear you/)
  expect(noteOf({ recorder: recording, ...stored })).toBeNull()
})

test('a recording that ended by itself is called safe only where the device has stored all of it', () => {
  for (const why of ['device-was-lost', 'device-is-full', 'recorder-broke'] as const) {
    const recorder = ended(why)
    expect(noteOf({ recorder, ...stored })).toMatch(/is safe/)
    for (const unsafe of [notStored, { ...stored, isStored: false }])
      expect(noteOf({ recorder, ...unsafe })).toMatch(/in this tab only: closing or reloading it deletes it/)
  }
})

import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import type { RecordingRow } from '../../platform/local-store.ts'
import { unsavedScriptAtom, wouldLoseAtom } from './at-stake.ts'
import { recordedAtom, savedRecordingIdAtom, scriptAtom, takenScriptAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { exampleParts } from './testing/example-review.ts'

const recorded: RecordingRow = {
  ...{ id: 'r', practiceId: 'p', uid: 'u', kind: 'video', type: 'video/webm', label: 'Your pitch', startedAtMs: 0 },
  ...{ state: 'finished', lengthMs: 70_000, bytes: 9_000, chunks: 1, delivered: false, soundOf: null },
}
const feedback = (isSaved: boolean) => ({
  run: { state: 'idle' as const },
  last: {
    key: 'k',
    received: exampleParts,
    done: { creditsCharged: 10, creditsRemaining: 20, coach: 'builtin' as const, standIns: [] },
    isSaved,
  },
  isOpen: true,
})

test('a script, a take and its feedback are at stake until they are safe; otherwise nothing is asked', () => {
  const store = createStore()
  expect(store.get(wouldLoseAtom)).toEqual([])
  store.set(scriptAtom, 'I am a nurse. ')
  expect(store.get(wouldLoseAtom)).toEqual(['your script'])
  expect(store.get(unsavedScriptAtom)).toBe(true)
  store.set(takenScriptAtom, 'I am a nurse.')
  expect(store.get(wouldLoseAtom)).toEqual([])
  store.set(recordedAtom, recorded)
  store.set(reviewGenerationAtom, feedback(false))
  expect(store.get(wouldLoseAtom)).toEqual(['your recording', 'the feedback'])
  store.set(reviewGenerationAtom, feedback(true))
  expect(store.get(wouldLoseAtom)).toEqual(['your recording'])
  store.set(savedRecordingIdAtom, 'r')
  expect(store.get(wouldLoseAtom)).toEqual([])
})

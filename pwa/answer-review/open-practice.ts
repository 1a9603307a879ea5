import { getDefaultStore } from 'jotai'
import { createInterviewRunner } from '../media/interview-runner/interview-runner.ts'
import { pageSpeaker } from '../media/interview-runner/page-speaker.ts'
import type { GivenAnswer, Practice } from '../media/interview-runner/practice.ts'
import { allowances, practiceSettingsAtom, type TimeAllowance } from '../media/interview-runner/practice-settings.ts'
import { createRecorderController } from '../media/recorder/recorder-controller.ts'
import { endRecordingSession, type OpenRecordingSession } from '../media/recorder/recording-sessions.ts'
import { pageSounds } from '../media/recorder/sounds.ts'
import { createStore, type ReadableStore } from '../platform/create-store.ts'
import type { LocalStore } from '../platform/local-store.ts'
import { listenToHeadset } from '../platform/media-session.ts'
import { keepScreenOn } from '../platform/wake-lock.ts'
import { openCaptions } from './live-captions.ts'

/** What a practice needs to continue after a crash, stored beside its recordings. */
export interface PracticeNotes {
  practice: Practice
  allowance: TimeAllowance
}

interface PracticeOptions {
  transcription: 'server' | 'browser' | null
  answered(index: number, answer: GivenAnswer): void
}

/** Runs a practice with this page's voice, microphone and screen, and stores its notes. */
export function openPractice<Notes extends PracticeNotes>(
  localStore: LocalStore,
  { session, release }: OpenRecordingSession,
  { transcription, answered }: PracticeOptions,
) {
  const notes = createStore(session.notes as Notes)
  const { practice, allowance } = notes.get()
  let stored: Promise<unknown> = Promise.resolve()
  function keep(change: Partial<Notes>) {
    const next = { ...notes.get(), ...change }
    notes.set(next)
    const write = () => localStore.change('practices', session.id, (row) => ({ ...row, notes: next }))
    stored = stored.then(write).catch(() => undefined)
  }
  const controller = createRecorderController({ localStore, session, limitMs: allowances[allowance].limitMs })
  const runner = createInterviewRunner(practice, {
    ...{ controller, answered, captions: openCaptions(controller, transcription) },
    keep: (next) => keep({ practice: next } as Partial<Notes>),
    speaker: pageSpeaker,
    sounds: pageSounds,
    silence: () => getDefaultStore().get(practiceSettingsAtom).silence,
    keepAwake: keepScreenOn,
    listenToHeadset: (pressed) => listenToHeadset('Practice', pressed),
  })
  return {
    ...{ localStore, session, runner, keep },
    /** Changed before it is stored. */
    notes: notes as ReadableStore<Notes>,
    /** Resolves when the changes so far are stored. */
    whenStored: () => stored,
    /** `undelivered`: 'delete' only after the user confirmed. */
    async end(undelivered: 'keep' | 'delete') {
      await runner.rest()
      await stored
      await endRecordingSession(localStore, session.id, undelivered)
      release()
    },
  }
}

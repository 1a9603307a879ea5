import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/when-not-running.ts'
import { type LeftBehind, recordingLine } from '../../media/recorder/left-behind.ts'
import { endRecordingSession } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { takeOrderBack } from './pitch-order.ts'
import { recordedAtom, stepAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'
import { stageAtom } from './studio/stage-state.ts'
import { continuePitch, findUnfinished, type UnfinishedPitches } from './studio/unfinished-pitches.ts'

const store = getDefaultStore()

/** The newest pitch that no open tab owns. It returns with its texts. */
export async function findLeftBehind(uid: string): Promise<LeftBehind | null> {
  const found = await findUnfinished(uid)
  if (!found) return null
  // What was paid for and has not arrived yet comes first.
  await Promise.all([whenNotRunning(scriptGenerationAtom), whenNotRunning(reviewGenerationAtom)])
  if (store.get(recordedAtom) || store.get(stageAtom)) return null
  const { localStore } = found
  const { session, recordings } = found.unfinished
  return {
    ...{ localStore, session, recording: recordings.at(-1) ?? null, isOver: false },
    ...{ feature: 'Elevator Pitch', path: '/elevator-pitch' },
    title: unfinished.title,
    line: recordings.map(recordingLine).join(' · '),
    resume: () => continueWithTexts(found),
    discard: () => endRecordingSession(localStore, session.id, 'delete'),
  }
}

/** @returns false when another tab was faster */
export async function continueWithTexts(found: UnfinishedPitches): Promise<boolean> {
  const recorded = await continuePitch(found)
  if (!recorded) return false
  // The texts first: the screen offers them as soon as it shows the recording.
  await takeOrderBack(found.localStore, recorded.practiceId)
  store.set(recordedAtom, recorded)
  if (store.get(stepAtom) !== 'feedback') store.set(stepAtom, 'recording')
  return true
}

import { getDefaultStore } from 'jotai'
import { whenNotRunning } from '../../generation/when-not-running.ts'
import { type LeftBehind, recordingLine } from '../../media/recorder/left-behind.ts'
import { endRecordingSession } from '../../media/recorder/recording-sessions.ts'
import { unfinished } from '../../media/recorder/recording-texts.ts'
import { takeOrderBack } from './pitch-order.ts'
import { placeAtom, recordedAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'
import { stageAtom } from './studio/stage-state.ts'
import { continuePitch, findUnfinished } from './studio/unfinished-pitches.ts'

const store = getDefaultStore()

/** The newest pitch that no living tab owns; it comes back with the texts it was made for. */
export async function findLeftBehind(uid: string): Promise<LeftBehind | null> {
  const found = await findUnfinished(uid)
  if (!found) return null
  // First what was paid for and has not come yet.
  await Promise.all([whenNotRunning(scriptGenerationAtom), whenNotRunning(reviewGenerationAtom)])
  if (store.get(recordedAtom) || store.get(stageAtom)) return null
  const { localStore } = found
  const { session, recordings } = found.unfinished
  return {
    ...{ localStore, session, recording: recordings.at(-1) ?? null, isOver: false },
    ...{ feature: 'Elevator Pitch', path: '/elevator-pitch' },
    title: unfinished.title,
    line: recordings.map(recordingLine).join(' · '),
    async resume() {
      const recorded = await continuePitch(found)
      if (!recorded) return false
      store.set(recordedAtom, recorded)
      if (store.get(placeAtom) !== 'feedback') store.set(placeAtom, 'recording')
      await takeOrderBack(recorded.practiceId)
      return true
    },
    discard: () => endRecordingSession(localStore, session.id, 'delete'),
  }
}

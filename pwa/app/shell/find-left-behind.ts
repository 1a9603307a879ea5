import { getDefaultStore } from 'jotai'
import type { LeftBehind } from '../../media/recorder/left-behind.ts'
import { endRecordingSession } from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { openInterviewAtom } from '../../platform/job-progress.ts'
import { allFeatures, pathsOf } from '../features.ts'
import { featureParts } from './feature-parts.ts'

const isHome = (path: string) => path === '/'

/** The session this screen offers to continue: home the newest of all, except finished and postponed ones; a feature's screen its own. */
export async function findLeftBehind(uid: string, path: string, postponed: ReadonlySet<string>): Promise<LeftBehind | null> {
  const { localStore } = await appOutbox()
  const kinds = new Set((await localStore.all('practices')).filter((row) => row.uid === uid).map(({ kind }) => kind))
  const wanted = allFeatures.filter((feature) => isHome(path) || pathsOf(feature).includes(path))
  const found = await Promise.all(
    wanted.map(async ({ key, name, href }) => {
      // Each loads only if it left something behind.
      const feature = kinds.has(key) ? await featureParts[key].leftBehind?.() : null
      const left = await feature?.findLeftBehind(uid)
      if (!left) return null
      const discard = async () => {
        await endRecordingSession(localStore, left.session.id, 'delete')
        if (key === 'voice-interview') getDefaultStore().set(openInterviewAtom, null)
      }
      return { ...left, feature: name, path: href, localStore, discard }
    }),
  )
  const offered = found.filter((each) => each !== null)
  const fitting = isHome(path) ? offered.filter(({ session, isOver }) => !isOver && !postponed.has(session.id)) : offered
  return fitting.sort((one, other) => other.session.startedAtMs - one.session.startedAtMs)[0] ?? null
}

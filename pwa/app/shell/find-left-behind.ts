import { getDefaultStore } from 'jotai'
import type { Found, LeftBehind } from '../../media/recorder/left-behind.ts'
import { endRecordingSession } from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { openInterviewAtom } from '../../platform/job-progress.ts'
import { allFeatures, type Feature, pathsOf } from '../features.ts'

type Find = (uid: string) => Promise<Found | null>

/** By session kind. Each loads only if it left something behind. */
const features: Readonly<Record<string, { id: Feature['id']; load: () => Promise<{ findLeftBehind: Find }> }>> = {
  'voice-interview': { id: 'voice', load: () => import('../../features/voice-interview/left-behind.ts') },
  'self-practice': { id: 'self', load: () => import('../../features/self-practice/left-behind.ts') },
  'elevator-pitch': { id: 'elevator', load: () => import('../../features/elevator-pitch/left-behind.ts') },
  'voice-to-resume': { id: 'voice-resume', load: () => import('../../features/voice-to-resume/left-behind.ts') },
}

const isHome = (path: string) => path === '/'

/** The session this screen offers to continue: home the newest of all, except finished and postponed ones; a feature's screen its own. */
export async function findLeftBehind(uid: string, path: string, postponed: ReadonlySet<string>): Promise<LeftBehind | null> {
  const { localStore } = await appOutbox()
  const kinds = new Set((await localStore.all('practices')).filter((row) => row.uid === uid).map(({ kind }) => kind))
  const wanted = allFeatures.filter((feature) => isHome(path) || pathsOf(feature).includes(path))
  const found = await Promise.all(
    Object.entries(features).map(async ([kind, { id, load }]) => {
      const feature = kinds.has(kind) && wanted.find((each) => each.id === id)
      const left = feature ? await (await load()).findLeftBehind(uid) : null
      if (!left || !feature) return null
      const discard = async () => {
        await endRecordingSession(localStore, left.session.id, 'delete')
        if (id === 'voice') getDefaultStore().set(openInterviewAtom, null)
      }
      return { ...left, feature: feature.name, path: feature.href, localStore, discard }
    }),
  )
  const offered = found.filter((each) => each !== null)
  const fitting = isHome(path) ? offered.filter(({ session, isOver }) => !isOver && !postponed.has(session.id)) : offered
  return fitting.sort((one, other) => other.session.startedAtMs - one.session.startedAtMs)[0] ?? null
}

import type { LeftBehind } from '../../media/recorder/left-behind.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'

type Find = (uid: string) => Promise<LeftBehind | null>

/** By session kind. Each loads only if it left something behind. */
const features: Readonly<Record<string, { paths: readonly string[]; load: () => Promise<Find> }>> = {
  'voice-interview': {
    paths: ['/voice-interview', '/voice-interview-prep'],
    load: async () => (await import('../../features/voice-interview/left-behind.ts')).findLeftBehind,
  },
  'self-practice': {
    paths: ['/self-interview-prep'],
    load: async () => (await import('../../features/self-practice/left-behind.ts')).findLeftBehind,
  },
  'elevator-pitch': {
    paths: ['/elevator-pitch'],
    load: async () => (await import('../../features/elevator-pitch/left-behind.ts')).findLeftBehind,
  },
  'voice-to-resume': {
    paths: ['/voice-to-resume'],
    load: async () => (await import('../../features/voice-to-resume/left-behind.ts')).findLeftBehind,
  },
}

const isHome = (path: string) => path === '/'

/** The session this screen offers to continue: home the newest of all, except finished and postponed ones; a feature's screen its own. */
export async function findLeftBehind(uid: string, path: string, postponed: ReadonlySet<string>): Promise<LeftBehind | null> {
  const { localStore } = await appOutbox()
  const kinds = new Set((await localStore.all('practices')).filter((row) => row.uid === uid).map(({ kind }) => kind))
  const wanted = Object.entries(features).filter(([kind, { paths }]) => kinds.has(kind) && (isHome(path) || paths.includes(path)))
  const found = await Promise.all(wanted.map(async ([, { load }]) => (await load())(uid)))
  const offered = found.filter((each) => each !== null)
  const fitting = isHome(path) ? offered.filter(({ session, isOver }) => !isOver && !postponed.has(session.id)) : offered
  return fitting.sort((one, other) => other.session.startedAtMs - one.session.startedAtMs)[0] ?? null
}

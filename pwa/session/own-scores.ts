import { atom, getDefaultStore } from 'jotai'
import { appOutbox } from '../media/uploads/app-outbox.ts'
import type { OwnScore, OwnScores } from '../platform/local-store.ts'
import { toast } from '../ui/toast.ts'
import { userAtom } from './auth/auth-state.ts'

const store = getDefaultStore()

/** Of this page, kept or not: the user may decide to keep them later. */
export const notedScoresAtom = atom<ReadonlyMap<string, OwnScore>>(new Map())

/** Undefined until it is read, null for a user who does not keep their scores. */
export const ownScoresAtom = atom<OwnScores | null | undefined>(undefined)

/** @param isNews false for a result from before a reload, which may have lost what raised its score */
export function withScore(row: OwnScores, score: OwnScore, isNews: boolean): OwnScores | undefined {
  const before = row.scores.find(({ id }) => id === score.id)
  if (before && !isNews) return undefined
  const next = { ...score, atMs: before?.atMs ?? score.atMs }
  return { ...row, scores: before ? row.scores.map((each) => (each === before ? next : each)) : [...row.scores, next] }
}

async function change(step: (row: OwnScores) => OwnScores | undefined): Promise<void> {
  const uid = store.get(userAtom)?.uid
  if (uid === undefined) return
  const { localStore } = await appOutbox()
  store.set(ownScoresAtom, (await localStore.change('scores', uid, step)) ?? null)
}

/** Keeps the newest value of each result. */
export function noteScore(score: Omit<OwnScore, 'atMs'>, isNews = true): void {
  const before = store.get(notedScoresAtom).get(score.id)
  const next = { ...score, atMs: before?.atMs ?? Date.now() }
  if (JSON.stringify(next) === JSON.stringify(before)) return
  store.set(notedScoresAtom, (noted) => new Map(noted).set(next.id, next))
  change((row) => withScore(row, next, isNews)).catch((error) => console.error('A score was not kept', error))
}

export const readScores = (): Promise<void> => change(() => undefined)

/** Includes the scores noted since the page loaded. @returns false on a full device, after a toast that says so */
export async function keepScores(uid: string): Promise<boolean> {
  const { localStore } = await appOutbox()
  const scores = [...store.get(notedScoresAtom).values()]
  try {
    // Another tab may have been first.
    if (!(await localStore.get('scores', uid))) await localStore.write([{ put: 'scores', row: { id: uid, uid, scores } }])
  } catch {
    const description = 'Please free some space on this device and try again.'
    toast({ title: 'Your scores could not be kept', description, variant: 'destructive' })
    return false
  }
  await readScores()
  return true
}

export async function stopKeepingScores(uid: string): Promise<void> {
  const { localStore } = await appOutbox()
  await localStore.write([{ remove: 'scores', id: uid }])
  store.set(notedScoresAtom, new Map())
  await readScores()
  toast({ title: 'Your scores are no longer kept' })
}

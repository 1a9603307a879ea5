import { atom, getDefaultStore } from 'jotai'
import { clockOf } from '../../media/recorder/clock-words.ts'
import { undeliveredOf } from '../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../media/uploads/app-outbox.ts'
import { waitingOf } from '../../media/uploads/upload-job-words.ts'
import type { Auth, User } from '../../platform/auth.ts'
import { accountDialogAtom } from '../account/account-dialog-state.ts'
import { lastBalanceKey } from '../credits/use-credits.ts'
import { rememberLogOut } from './after-log-out.ts'
import { wasHereKey } from './last-user.ts'
import { reloadApp } from './reload-app.ts'
import { authReady } from './session.ts'
import { wasVerifiedKey } from './use-profile.ts'

/** The unsent work that the log-out dialog lists. */
export const unsentAtom = atom<readonly UnsentLine[]>([])

/** Logs out and clears this user's data from the device; with unsent work, a dialog asks first. */
export async function logOut(user: Pick<User, 'uid'>): Promise<void> {
  // Unreadable storage must not keep the user signed in.
  const unsent = await unsentLinesOf(user.uid).catch(() => [])
  if (unsent.length === 0) return logOutAnyway(user)
  const store = getDefaultStore()
  store.set(unsentAtom, unsent)
  store.set(accountDialogAtom, 'log-out')
}

/** Removes all this user's data from this device, sent or not, with the secret that opens it. */
export async function logOutAnyway({ uid }: Pick<User, 'uid'>): Promise<void> {
  rememberLogOut(uid)
  try {
    const { localStore, outbox } = await appOutbox()
    outbox.stopSending()
    await localStore.write([{ removeAllOf: uid }])
  } catch (error) {
    console.error('The recordings on this device could not be removed', error)
  }
  await signOut(await authReady)
}

interface UnsentLine {
  id: string
  words: string
  /** It is sent as soon as there is a connection; the list of scores never is. */
  isSent: boolean
}

/** What this user would lose on this device by logging out. */
async function unsentLinesOf(uid: string): Promise<UnsentLine[]> {
  const { localStore, outbox } = await appOutbox()
  const practices = (await localStore.all('practices')).filter((practice) => practice.uid === uid)
  const recordings = (await Promise.all(practices.map(({ id }) => undeliveredOf(localStore, id)))).flat()
  const known = new Set(recordings.map(({ id }) => id))
  // Typed answers, for example, have an upload job but no recording.
  const jobs = waitingOf(outbox.view.get().jobs).filter(({ recordingId }) => recordingId === null || !known.has(recordingId))
  const kept = (await localStore.get('scores', uid))?.scores.length ?? 0
  return [
    ...recordings.map(({ id, label, lengthMs }) => ({ id, words: `${label}, ${clockOf(lengthMs)} long`, isSent: true })),
    ...jobs.map(({ id, label }) => ({ id, words: label, isSent: true })),
    ...(kept > 0 ? [{ id: 'scores', words: `Your list of ${kept === 1 ? '1 score' : `${kept} scores`}`, isSent: false }] : []),
  ]
}

const pageDeps = () => ({ document, localStorage, reloadApp, logError: console.error })

/** Removes captcha badges and the cached user, signs out and reloads at '/', even after a failure. */
export async function signOut(auth: Auth, deps = pageDeps()): Promise<void> {
  const { document, localStorage, logError } = deps
  try {
    for (const badge of document.querySelectorAll('.grecaptcha-badge')) badge.remove()
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:authUser')) localStorage.removeItem(key)
    await auth.signOut()
  } catch (error) {
    logError('Log out failed', error)
  }
  // Last: other tabs reload when these keys are removed, and must find the user signed out.
  for (const key of [wasHereKey, wasVerifiedKey, lastBalanceKey]) localStorage.removeItem(key)
  deps.reloadApp()
}

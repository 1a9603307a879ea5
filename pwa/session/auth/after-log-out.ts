import { lastUser } from './last-user.ts'

const key = 'greenroom:logged-out'

/** Remembers whose recordings the next start clears again. */
export function rememberLogOut(uid: string): void {
  sessionStorage.setItem(key, uid)
}

/** After a log-out: a recorder still running in any tab may have stored its last seconds after the removal. */
export async function finishLogOut(): Promise<void> {
  const uid = sessionStorage.getItem(key)
  if (uid === null) return
  sessionStorage.removeItem(key)
  const [{ whenNoTabRecords }, { appOutbox }] = await Promise.all([
    import('../../media/recorder/recording-now.ts'),
    import('../../media/uploads/app-outbox.ts'),
  ])
  await whenNoTabRecords()
  // Signed in again: stored data is new.
  if (lastUser()?.uid === uid) return
  await (await appOutbox()).localStore.write([{ removeAllOf: uid }])
}

import { lastPerson } from './last-person.ts'

const key = 'greenroom:logged-out'

/** Remembers whose recordings the next start clears again. */
export function noteLogOut(uid: string): void {
  sessionStorage.setItem(key, uid)
}

/** After a log-out: a recorder still running in any tab may have stored its last seconds after the removal. */
export async function finishLogOut(): Promise<void> {
  const uid = sessionStorage.getItem(key)
  if (uid === null) return
  sessionStorage.removeItem(key)
  const [{ whenNobodyRecords }, { appOutbox }] = await Promise.all([
    import('../../media/recorder/recording-now.ts'),
    import('../../media/uploads/app-outbox.ts'),
  ])
  await whenNobodyRecords()
  // Signed in again: stored data is new.
  if (lastPerson()?.uid === uid) return
  await (await appOutbox()).localStore.write([{ removeAllOf: uid }])
}

import { lastPerson } from './last-person.ts'

const key = 'greenroom:logged-out'

/** Remembers whose recordings this tab's next start removes once more. */
export function noteLogOut(uid: string): void {
  sessionStorage.setItem(key, uid)
}

/**
 * At the start after a log-out: a recorder that was still running, here or in another tab, may have stored its last seconds after
 * everything was removed.
 */
export async function finishLogOut(): Promise<void> {
  const uid = sessionStorage.getItem(key)
  if (uid === null) return
  sessionStorage.removeItem(key)
  const [{ whenNobodyRecords }, { appOutbox }] = await Promise.all([
    import('../../media/recorder/recording-now.ts'),
    import('../../media/uploads/app-outbox.ts'),
  ])
  await whenNobodyRecords()
  // Signed in again: what is stored now is new.
  if (lastPerson()?.uid === uid) return
  await (await appOutbox()).localStore.write([{ removeAllOf: uid }])
}

import type { Person } from '../../platform/auth.ts'
import { noteLogOut } from './after-log-out.ts'
import { authReady } from './session.ts'
import { signOut } from './sign-out.ts'
import { clearDeviceOf, type UnsentLine, unsentLinesOf } from './unsent.ts'

/**
 * Logs out and removes everything of the person from this device. Asks first when something is unsent.
 * @param confirm shows what would be lost; if the person agrees, it calls `logOutAnyway`
 */
export async function logOut(person: Pick<Person, 'uid'>, confirm: (unsent: readonly UnsentLine[]) => void): Promise<void> {
  // Storage that cannot be read must not keep anybody signed in.
  const unsent = await unsentLinesOf(person.uid).catch(() => [])
  if (unsent.length > 0) confirm(unsent)
  else await logOutAnyway(person)
}

/** Logs out once the person has agreed to lose what is unsent. If the device cannot be cleared, that is logged and the log-out continues. */
export async function logOutAnyway({ uid }: Pick<Person, 'uid'>): Promise<void> {
  noteLogOut(uid)
  await clearDeviceOf(uid).catch((error) => console.error('The recordings on this device could not be removed', error))
  await signOut(await authReady)
}

import type { Person } from '../../platform/auth.ts'
import { noteLogOut } from './after-log-out.ts'
import { authReady } from './session.ts'
import { signOut } from './sign-out.ts'
import { clearDeviceOf, type Unsent, unsentOf } from './unsent.ts'

/**
 * Logs out and leaves nothing of the person on this device. With unsent recordings there it asks first.
 * @param ask shows what would be lost; the person's yes calls `logOutAnyway`
 */
export async function logOut(person: Pick<Person, 'uid'>, ask: (unsent: Unsent) => void): Promise<void> {
  // Storage that cannot be read holds nothing that could be asked about, and must keep nobody signed in.
  const unsent = await unsentOf(person.uid).catch(() => null)
  if (unsent) ask(unsent)
  else await logOutAnyway(person)
}

/** After the person agreed to lose what is unsent. A device that cannot be cleared is logged; the log-out goes on. */
export async function logOutAnyway({ uid }: Pick<Person, 'uid'>): Promise<void> {
  noteLogOut(uid)
  await clearDeviceOf(uid).catch((error) => console.error('The recordings on this device could not be removed', error))
  await signOut(await authReady)
}

import type { User } from '../../platform/auth.ts'
import { rememberLogOut } from './after-log-out.ts'
import { authReady } from './session.ts'
import { signOut } from './sign-out.ts'
import { clearDeviceOf, type UnsentLine, unsentLinesOf } from './unsent.ts'

/** Logs out and clears this user's data from the device. With unsent work, `confirm` shows it first and calls `logOutAnyway`. */
export async function logOut(user: Pick<User, 'uid'>, confirm: (unsent: readonly UnsentLine[]) => void): Promise<void> {
  // Unreadable storage must not keep the user signed in.
  const unsent = await unsentLinesOf(user.uid).catch(() => [])
  if (unsent.length > 0) confirm(unsent)
  else await logOutAnyway(user)
}

export async function logOutAnyway({ uid }: Pick<User, 'uid'>): Promise<void> {
  rememberLogOut(uid)
  await clearDeviceOf(uid).catch((error) => console.error('The recordings on this device could not be removed', error))
  await signOut(await authReady)
}

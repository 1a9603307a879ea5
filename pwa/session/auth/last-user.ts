import type { User } from '../../platform/auth.ts'

/** Also read by the inline script in index.html: a returning user sees the app's frame instead of the landing page. */
export const wasHereKey = 'greenroom:signed-in'

/** The user at Firebase's last answer. Offline, Firebase itself takes up to a minute. */
export function lastUser(storage: Pick<Storage, 'getItem'> = localStorage): User | null {
  try {
    const kept = JSON.parse(storage.getItem(wasHereKey) ?? 'null') as User | null
    return typeof kept?.uid === 'string' ? kept : null
  } catch {
    return null
  }
}

/** Kept for the next start; signing out in any tab removes it. */
export function keepUser(user: User | null, storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage): void {
  try {
    if (user) storage.setItem(wasHereKey, JSON.stringify(user))
    else storage.removeItem(wasHereKey)
  } catch {}
}

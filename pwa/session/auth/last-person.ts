import type { Person } from '../../platform/auth.ts'

/** Also read by the inline script in index.html: a returning user sees the app's frame instead of the landing page. */
export const wasHereKey = 'greenroom:signed-in'

/** The user at Firebase's last answer. Offline, Firebase itself takes up to a minute. */
export function lastPerson(storage: Pick<Storage, 'getItem'> = localStorage): Person | null {
  try {
    const kept = JSON.parse(storage.getItem(wasHereKey) ?? 'null') as Person | null
    return typeof kept?.uid === 'string' ? kept : null
  } catch {
    return null
  }
}

/** Kept for the next start; signing out in any tab removes it. */
export function keepPerson(person: Person | null, storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage): void {
  try {
    if (person) storage.setItem(wasHereKey, JSON.stringify(person))
    else storage.removeItem(wasHereKey)
  } catch {}
}

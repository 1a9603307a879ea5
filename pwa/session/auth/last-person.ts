import type { Person } from '../../platform/auth.ts'

/** Also read by the inline script in index.html: somebody who was signed in gets the frame of the screen instead of the landing page. */
export const wasHereKey = 'greenroom:signed-in'

/** Who was signed in when the sign-in service last answered. Without a connection the service itself takes up to a minute. */
export function lastPerson(storage: Pick<Storage, 'getItem'> = localStorage): Person | null {
  try {
    const kept = JSON.parse(storage.getItem(wasHereKey) ?? 'null') as Person | null
    return typeof kept?.uid === 'string' ? kept : null
  } catch {
    return null
  }
}

/** Keeps the sign-in service's answer for the next start; signing out, here or in another tab, removes it. */
export function keepPerson(person: Person | null, storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage): void {
  try {
    if (person) storage.setItem(wasHereKey, JSON.stringify(person))
    else storage.removeItem(wasHereKey)
  } catch {
    // No storage: the next start waits for the sign-in service.
  }
}

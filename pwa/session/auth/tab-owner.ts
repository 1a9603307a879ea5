import type { Person } from '../../platform/auth.ts'
import { keepPerson, lastPerson } from './last-person.ts'

interface TabOwnerDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls back when another tab changed the storage, and when this tab comes to the front. */
  onPossibleChange(check: () => void): void
  /** Loads the app again: nothing else is certain to empty a tab's memory. */
  reloadApp(): void
}

/**
 * Watches whose data this tab holds in memory: forms, results, recordings, balance. When somebody else signs in, or the person signs out, in
 * any tab, the app reloads. What is stored on the device is kept under its owner's uid and stays.
 */
export function createTabOwner({ storage, onPossibleChange, reloadApp }: TabOwnerDeps) {
  let uid: string | null = null
  let isKept = false
  let isLeaving = false

  function leave() {
    isLeaving = true
    reloadApp()
  }

  // Other tabs store their person at once. The sign-in service tells a hidden tab up to a minute later, and never tells a page that
  // returns from the browser's back/forward cache.
  onPossibleChange(() => {
    if (isLeaving || (isKept && lastPerson(storage)?.uid !== uid)) leave()
  })

  return {
    /** Who is signed in here; null until somebody is. */
    uid: () => uid,
    /**
     * Takes the sign-in service's answer.
     * @returns false when the tab belonged to somebody else and reloads: nothing may be shown
     */
    take(person: Person | null): boolean {
      keepPerson(person, storage)
      if (uid !== null && uid !== person?.uid) leave()
      if (isLeaving) return false
      uid = person?.uid ?? null
      // A browser without storage cannot report changes in other tabs either.
      isKept = uid !== null && lastPerson(storage)?.uid === uid
      return true
    },
  }
}

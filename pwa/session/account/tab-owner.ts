import type { Person } from '../../platform/auth.ts'
import { keepPerson, lastPerson } from './last-person.ts'

/** What of the browser is used; handed in so that a test can be the browser. */
export interface TabPlace {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Tells when another tab has changed the storage, and when this one is looked at again. */
  onNews(look: () => void): void
  /** Loads the app afresh: only that empties a tab's memory for certain. */
  startAnew(): void
}

/**
 * Watches whose things this tab holds: forms, results, takes, balance. They are in memory, so when another person signs in, or nobody is
 * signed in any more, in whatever tab, the tab starts anew. What is on the device lies under its owner's uid and stays.
 */
export function createTabOwner({ storage, onNews, startAnew }: TabPlace) {
  let uid: string | null = null
  let isKept = false
  let isLeaving = false

  function leave() {
    isLeaving = true
    startAnew()
  }

  // Other tabs keep their person in the storage as soon as they know it. The sign-in service tells a hidden tab a minute later, and a page
  // that comes out of the browser's cache for going back nothing at all.
  onNews(() => {
    if (isLeaving || (isKept && lastPerson(storage)?.uid !== uid)) leave()
  })

  return {
    /** Who was signed in here; null until there was somebody. */
    uid: () => uid,
    /**
     * Takes the sign-in service's word.
     * @returns false when the tab belongs to somebody else and starts anew: nothing may be shown
     */
    take(person: Person | null): boolean {
      keepPerson(person, storage)
      if (uid !== null && uid !== person?.uid) leave()
      if (isLeaving) return false
      uid = person?.uid ?? null
      // Where the browser keeps nothing there is no news of others either.
      isKept = uid !== null && lastPerson(storage)?.uid === uid
      return true
    },
  }
}

import type { Person } from '../../platform/auth.ts'
import { keepPerson, lastPerson } from './last-person.ts'

interface TabOwnerDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  onPossibleChange(check: () => void): void
  reloadApp(): void
}

/** Reloads when the user changes in any tab: this tab's memory (forms, results, recordings, balance) belongs to one user. */
export function createTabOwner({ storage, onPossibleChange, reloadApp }: TabOwnerDeps) {
  let uid: string | null = null
  let isKept = false
  let isLeaving = false

  function leave() {
    isLeaving = true
    reloadApp()
  }

  // Other tabs store their user at once. Firebase tells a hidden tab up to a minute later, and never tells a page restored
  // from the back/forward cache.
  onPossibleChange(() => {
    if (isLeaving || (isKept && lastPerson(storage)?.uid !== uid)) leave()
  })

  return {
    uid: () => uid,
    /** Takes Firebase's answer. False when the tab belonged to another user and reloads: show nothing then. */
    take(person: Person | null): boolean {
      keepPerson(person, storage)
      if (uid !== null && uid !== person?.uid) leave()
      if (isLeaving) return false
      uid = person?.uid ?? null
      isKept = uid !== null && lastPerson(storage)?.uid === uid
      return true
    },
  }
}

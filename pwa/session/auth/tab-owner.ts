import type { User } from '../../platform/auth.ts'
import { keepUser, lastUser } from './last-user.ts'

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
    if (isLeaving || (isKept && lastUser(storage)?.uid !== uid)) leave()
  })

  return {
    uid: () => uid,
    /** Takes Firebase's answer. False when the tab belonged to another user and reloads: show nothing then. */
    take(user: User | null): boolean {
      keepUser(user, storage)
      if (uid !== null && uid !== user?.uid) leave()
      if (isLeaving) return false
      uid = user?.uid ?? null
      isKept = uid !== null && lastUser(storage)?.uid === uid
      return true
    },
  }
}

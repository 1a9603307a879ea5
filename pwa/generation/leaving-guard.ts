import { type Atom, getDefaultStore } from 'jotai'
import { askToStay } from '../platform/leave-page.ts'

const store = getDefaultStore()

/**
 * The browser asks before this tab is closed or reloaded while something is at stake, in whatever room the person is by then. Called once
 * per atom, where it is made.
 */
export function guardLeaving<Value>(atom: Atom<Value>, isAtStake: (value: Value) => boolean): void {
  // Its own function: one room that has nothing to lose must not silence another.
  const ask = (event: BeforeUnloadEvent) => askToStay(event)
  store.sub(atom, () => {
    // A listener that is always there would keep the page out of the browser's cache for going back.
    if (isAtStake(store.get(atom))) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

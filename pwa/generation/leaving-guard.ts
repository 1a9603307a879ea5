import { type Atom, getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import { askBeforeLeaving } from '../platform/leave-page.ts'

const store = getDefaultStore()

/**
 * The browser asks before this tab is closed or reloaded while something would be lost, whatever screen is shown. Call it once per
 * atom, where the atom is created.
 */
export function guardLeaving<Value>(atom: Atom<Value>, isAtStake: (value: Value) => boolean): void {
  // Without a page, as in tests, there is nothing to leave.
  if (!('addEventListener' in globalThis)) return
  // A function per atom: one that has nothing to lose must not remove the listener of another.
  const ask = (event: BeforeUnloadEvent) => askBeforeLeaving(event)
  store.sub(atom, () => {
    // A permanent listener would keep the page out of the browser's back/forward cache.
    if (isAtStake(store.get(atom))) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

/** The browser asks before this tab is closed or reloaded while this component has something to lose. */
export function useAskBeforeLeaving(hasSomethingToLose: boolean) {
  useEffect(() => {
    if (!hasSomethingToLose) return
    // A function per component: one must not remove the listener of another.
    const ask = (event: BeforeUnloadEvent) => askBeforeLeaving(event)
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasSomethingToLose])
}

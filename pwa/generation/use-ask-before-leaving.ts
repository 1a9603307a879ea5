import { useEffect } from 'react'
import { askToStay } from '../platform/leave-page.ts'

/** The browser asks before a tab is closed or reloaded while something is running, or paid for and not saved. */
export function useAskBeforeLeaving(hasSomethingToLose: boolean) {
  useEffect(() => {
    if (!hasSomethingToLose) return
    // One of its own: two places that ask must not silence each other.
    const ask = (event: BeforeUnloadEvent) => askToStay(event)
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasSomethingToLose])
}

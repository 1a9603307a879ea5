import { useEffect } from 'react'
import { askBeforeLeaving } from '../platform/leave-page.ts'

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

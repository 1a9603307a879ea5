import { useEffect } from 'react'

/** The browser asks before a tab is closed or reloaded while something is running, or paid for and not saved. */
export function useAskBeforeLeaving(hasSomethingToLose: boolean) {
  useEffect(() => {
    if (!hasSomethingToLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasSomethingToLose])
}

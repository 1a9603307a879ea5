import { useEffect } from 'react'
import type { Analysis } from './analysis.ts'

/** The browser asks before a tab with an analysis that is running, or paid for and not saved, is closed or reloaded. */
export function useAskBeforeLeaving({ run, last }: Analysis) {
  const hasSomethingToLose = run.state === 'running' || (last !== null && !last.isSaved)
  useEffect(() => {
    if (!hasSomethingToLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasSomethingToLose])
}

import { useEffect } from 'react'
import type { Analysis } from './analysis.ts'

/** The tab says "Results ready" for who has gone to another one meanwhile. */
export function useReadyTitle({ run, last, isOpen }: Analysis) {
  const isReady = run.state === 'idle' && last !== null && isOpen
  useEffect(() => {
    if (!isReady) return
    const before = document.title
    document.title = 'Results ready · Greenroom'
    return () => {
      document.title = before
    }
  }, [isReady])
}

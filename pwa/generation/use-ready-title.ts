import { useEffect } from 'react'

/** The tab says "Results ready" for who has gone to another one meanwhile. */
export function useReadyTitle(isReady: boolean) {
  useEffect(() => {
    if (!isReady) return
    const before = document.title
    document.title = 'Results ready · Greenroom'
    return () => {
      document.title = before
    }
  }, [isReady])
}

import { useEffect } from 'react'

/** The tab says "Results ready" to people who have switched to another tab meanwhile. */
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

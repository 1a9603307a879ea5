import { useEffect } from 'react'

/** For users who have switched to another tab. */
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

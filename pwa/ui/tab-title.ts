import { useEffect } from 'react'

/** The tab's title while this component is shown; null leaves it. */
export function useTabTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const before = document.title
    document.title = `${title} · Greenroom`
    return () => {
      document.title = before
    }
  }, [title])
}

/** For users who have switched to another tab. */
export const useReadyTitle = (isReady: boolean) => useTabTitle(isReady ? 'Results ready' : null)

import { useSyncExternalStore } from 'react'

/** Whether a media query matches, kept up to date. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** Whether there is room for a desktop's columns. In em, as in the styles: at twice the text size it takes twice the width. */
export const useIsDesktop = () => useMediaQuery('(min-width: 56.25em)')

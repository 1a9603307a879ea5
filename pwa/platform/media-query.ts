import { useSyncExternalStore } from 'react'

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

/** In em, as in the styles: at twice the text size, desktop columns need twice the width. */
export const useIsDesktop = () => useMediaQuery('(min-width: 56.25em)')

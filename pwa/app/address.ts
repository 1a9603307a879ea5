import { useSyncExternalStore } from 'react'

const handler = '/__/auth/handler'
const markers = /[?&](mode|oobCode|apiKey)=/

/** True for addresses that a sign-in leaves behind: they lead to '/'. The inline script in index.html applies the same rule. */
export function isAuthLeftover({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname.includes(handler) || markers.test(search)
}

function onNavigation(changed: () => void) {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}

/** Shows another screen without loading the page again, while no router runs. It begins at its top. */
export function goTo(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

/**
 * The path while no router runs (signed out).
 * @param startPath the path that the page was prerendered for
 */
export const usePath = (startPath: string) =>
  useSyncExternalStore(
    onNavigation,
    () => location.pathname,
    () => startPath,
  )

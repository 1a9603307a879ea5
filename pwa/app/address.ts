import { useSyncExternalStore } from 'react'

const handler = '/__/auth/handler'
const markers = /[?&](mode|oobCode|apiKey)=/

/** True for addresses that a sign-in service leaves behind: they lead to '/'. The inline script in index.html knows the same rule. */
export function isAuthLeftover({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname.includes(handler) || markers.test(search)
}

function onMove(tell: () => void) {
  addEventListener('popstate', tell)
  return () => removeEventListener('popstate', tell)
}

/** The path while no router runs (signed out); '/' where the page is printed. */
export const usePath = () =>
  useSyncExternalStore(
    onMove,
    () => location.pathname,
    () => '/',
  )

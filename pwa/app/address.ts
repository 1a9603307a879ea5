import { useSyncExternalStore } from 'react'

const handler = '/__/auth/handler'
const markers = /[?&](mode|oobCode|apiKey)=/

/** URLs left behind by a sign-in lead to '/'. Keep in step with the inline script in index.html. */
export function isAuthLeftover({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname.includes(handler) || markers.test(search)
}

function onNavigation(changed: () => void) {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}

/** The path, with the feature that home shows. Keep in step with the inline script in index.html. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const feature = pathname === '/' && new URLSearchParams(search).get('feature')
  return feature ? `/?feature=${feature}` : pathname
}

/** The current address while no router runs. `startPath` is the one the page was prerendered for. */
export const usePath = (startPath: string) =>
  useSyncExternalStore(
    onNavigation,
    () => addressOf(location),
    () => startPath,
  )

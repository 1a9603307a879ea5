import { allFeatures, type Feature, pathsOf } from './features.ts'

/** Every path with a screen; `shell/routes.tsx` has the screens. */
export const screenPaths: readonly string[] = [
  '/',
  ...allFeatures.flatMap(pathsOf),
  ...['/sample', '/payment/success', '/payment/cancel', '/__/auth/handler', '/privacy', '/terms'],
]

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

export const isScreen = (path: string): boolean => screenPaths.includes(withoutSlash(path))

export const featureAt = (path: string): Feature | undefined =>
  allFeatures.find((feature) => pathsOf(feature).includes(withoutSlash(path)))

export const isSample = (path: string): boolean => withoutSlash(path) === '/sample'

export function legalDocumentAt(path: string): 'privacy' | 'terms' | null {
  const name = withoutSlash(path).slice(1)
  return name === 'privacy' || name === 'terms' ? name : null
}

import { allFeatures, pathsOf } from './features.ts'

/** Every path with a screen, and its name; null where there is nothing to sign in for. `shell/routes.tsx` has the screens. */
export const screenNames: Readonly<Record<string, string | null>> = {
  '/': null,
  ...Object.fromEntries(allFeatures.flatMap((feature) => pathsOf(feature).map((path) => [path, feature.name]))),
  '/sample': null,
  '/payment/success': 'your payment',
  '/payment/cancel': null,
  '/__/auth/handler': null,
  '/privacy': null,
  '/terms': null,
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

export const isScreen = (path: string): boolean => withoutSlash(path) in screenNames

export const screenNameAt = (path: string): string | null => screenNames[withoutSlash(path)] ?? null

export const isSample = (path: string): boolean => withoutSlash(path) === '/sample'

export function legalDocumentAt(path: string): 'privacy' | 'terms' | null {
  const name = withoutSlash(path).slice(1)
  return name === 'privacy' || name === 'terms' ? name : null
}

import { featureOf } from './features.ts'

const nameOf = (id: string) => featureOf(id)!.name

/** Every path with a screen, and its name; null where there is nothing to sign in for. `shell/routes.tsx` has the screens. */
export const screenNames: Readonly<Record<string, string | null>> = {
  '/': null,
  '/analysis': nameOf('resume'),
  '/interview-prep': nameOf('interview'),
  '/basic-interview-prep': nameOf('interview'),
  '/self-interview-prep': 'Self practice',
  '/voice-interview': nameOf('voice'),
  '/voice-interview-prep': nameOf('voice'),
  '/elevator-pitch': nameOf('elevator'),
  '/voice-to-resume': nameOf('voice-resume'),
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

import { featureOf } from './features.ts'

const nameOf = (id: string) => featureOf(id)!.name

/** Every path of the specification's route table and what waits there; null where there is nothing to sign in for by name. */
const screens: Readonly<Record<string, string | null>> = {
  '/': null,
  '/analysis': nameOf('resume'),
  '/interview-prep': nameOf('interview'),
  '/basic-interview-prep': nameOf('interview'),
  '/self-interview-prep': 'Self practice',
  '/voice-interview': nameOf('voice'),
  '/voice-interview-prep': nameOf('voice'),
  '/elevator-pitch': nameOf('elevator'),
  '/voice-to-resume': nameOf('voice-resume'),
  '/payment/success': 'your payment',
  '/payment/cancel': null,
  '/__/auth/handler': null,
  '/privacy': null,
  '/terms': null,
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Whether there is a screen at this path; every other one is 'Page Not Found'. */
export const isScreen = (path: string): boolean => withoutSlash(path) in screens

/** What a signed-out visitor of this path wants to get to, for "Sign in to open …". */
export const screenNameAt = (path: string): string | null => screens[withoutSlash(path)] ?? null

/** The paper at this path, which everybody may read, or null. */
export function paperAt(path: string): 'privacy' | 'terms' | null {
  const name = withoutSlash(path).slice(1)
  return name === 'privacy' || name === 'terms' ? name : null
}

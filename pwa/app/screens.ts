import { allFeatures, byRound, type Feature, pathsOf } from './features.ts'

/** Every path with a screen; `shell/routes.tsx` has the screens. */
export const screenPaths: readonly string[] = [
  '/',
  ...allFeatures.flatMap(pathsOf),
  ...['/sample', '/payment/success', '/payment/cancel', '/__/auth/handler', '/privacy', '/terms'],
]

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

export const isScreen = (address: string): boolean => screenPaths.includes(withoutSlash(address.split('?')[0]!))

/** Where signed-out visitors see what a feature gives. */
export const doors = [...allFeatures, byRound].map((feature) => {
  const atHome = `/?feature=${feature.id}`
  return { feature, paths: feature.key === 'interview-qa' ? pathsOf(feature) : [...new Set([...pathsOf(feature), atHome])] }
})

export const featureAt = (address: string): Feature | undefined =>
  doors.find(({ paths }) => paths.includes(withoutSlash(address)))?.feature

export const isSample = (path: string): boolean => withoutSlash(path) === '/sample'

export function legalDocumentAt(path: string): 'privacy' | 'terms' | null {
  const name = withoutSlash(path).slice(1)
  return name === 'privacy' || name === 'terms' ? name : null
}

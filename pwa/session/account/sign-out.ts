import type { Auth } from '../../platform/auth.ts'
import { wasHereKey } from './last-person.ts'
import { startAnew } from './start-anew.ts'
import { wasVerifiedKey } from './use-profile.ts'

/** What a browser keeps of a sign-in; handed in so that a test can watch. */
interface Feature {
  document: Document
  localStorage: Storage
  startAnew: () => void
  log: (words: string, error: unknown) => void
}

const here: Feature = {
  get document() {
    return document
  },
  get localStorage() {
    return localStorage
  },
  startAnew,
  log: (words, error) => console.error(words, error),
}

/** Removes captcha badges and the kept local user, signs out, then starts anew at '/'. A failure is logged, and it starts anew all the same. */
export async function signOut(auth: Auth, place: Feature = here): Promise<void> {
  try {
    for (const badge of place.document.querySelectorAll('.grecaptcha-badge')) badge.remove()
    for (const key of Object.keys(place.localStorage)) if (key.startsWith('firebase:authUser')) place.localStorage.removeItem(key)
    await auth.signOut()
  } catch (error) {
    place.log('Log out failed', error)
  }
  // Only now: other tabs start anew at this, and would find the person still signed in.
  for (const key of [wasHereKey, wasVerifiedKey]) place.localStorage.removeItem(key)
  place.startAnew()
}

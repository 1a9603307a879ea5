import type { Auth } from '../../platform/auth.ts'
import { wasHereKey } from './last-person.ts'
import { wasVerifiedKey } from './use-profile.ts'

/** What a browser keeps of a sign-in; handed in so that a test can watch. */
interface Place {
  document: Document
  localStorage: Storage
  goTo: (path: string) => void
  log: (words: string, error: unknown) => void
}

const here: Place = {
  get document() {
    return document
  },
  get localStorage() {
    return localStorage
  },
  goTo: (path) => location.assign(path),
  log: (words, error) => console.error(words, error),
}

/**
 * Removes captcha badges and the kept local user, signs out, then loads '/' afresh: that clears profile, drafts and results from
 * memory. A failure is logged, and the browser goes to the site's root all the same.
 */
export async function signOut(auth: Auth, place: Place = here): Promise<void> {
  try {
    for (const badge of place.document.querySelectorAll('.grecaptcha-badge')) badge.remove()
    for (const key of Object.keys(place.localStorage)) if (key.startsWith('firebase:authUser')) place.localStorage.removeItem(key)
    for (const key of [wasHereKey, wasVerifiedKey]) place.localStorage.removeItem(key)
    await auth.signOut()
  } catch (error) {
    place.log('Log out failed', error)
  }
  place.goTo('/')
}

import type { Auth } from '../../platform/auth.ts'
import { lastBalanceKey } from '../credits/use-credits.ts'
import { wasHereKey } from './last-person.ts'
import { reloadApp } from './reload-app.ts'
import { wasVerifiedKey } from './use-profile.ts'

const pageDeps = () => ({ document, localStorage, reloadApp, logError: console.error })

/** Removes captcha badges and the cached user, signs out, then reloads at '/'. A failure is logged, and the app reloads all the same. */
export async function signOut(auth: Auth, deps = pageDeps()): Promise<void> {
  const { document, localStorage, logError } = deps
  try {
    for (const badge of document.querySelectorAll('.grecaptcha-badge')) badge.remove()
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:authUser')) localStorage.removeItem(key)
    await auth.signOut()
  } catch (error) {
    logError('Log out failed', error)
  }
  // Last: other tabs reload when these keys go, and must not find the person still signed in.
  for (const key of [wasHereKey, wasVerifiedKey, lastBalanceKey]) localStorage.removeItem(key)
  deps.reloadApp()
}

import type { Auth } from '../../platform/auth.ts'
import { lastBalanceKey } from '../credits/use-credits.ts'
import { wasHereKey } from './last-user.ts'
import { reloadApp } from './reload-app.ts'
import { wasVerifiedKey } from './use-profile.ts'

const pageDeps = () => ({ document, localStorage, reloadApp, logError: console.error })

/** Removes captcha badges and the cached user, signs out and reloads at '/', even after a failure. */
export async function signOut(auth: Auth, deps = pageDeps()): Promise<void> {
  const { document, localStorage, logError } = deps
  try {
    for (const badge of document.querySelectorAll('.grecaptcha-badge')) badge.remove()
    for (const key of Object.keys(localStorage)) if (key.startsWith('firebase:authUser')) localStorage.removeItem(key)
    await auth.signOut()
  } catch (error) {
    logError('Log out failed', error)
  }
  // Last: other tabs reload when these keys are removed, and must find the user signed out.
  for (const key of [wasHereKey, wasVerifiedKey, lastBalanceKey]) localStorage.removeItem(key)
  deps.reloadApp()
}

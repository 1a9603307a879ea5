import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { loadScript } from './load-script.ts'
import { within } from './within.ts'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'
const patienceMs = 5_000

/** The SDK would wait forever for a script that never loads. Tokens are fetched early: a popup waiting for one is blocked. */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const started = loadScript(recaptcha).then(
    () => void initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true }),
    () => addEventListener('online', () => void startAppCheck(app, siteKey), { once: true }),
  )
  await within(patienceMs, started).catch(() => undefined)
}

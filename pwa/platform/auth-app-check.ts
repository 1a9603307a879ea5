import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { loadScript } from './load-script.ts'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'
const patienceMs = 5_000

/**
 * From here on the SDK's requests carry a token that only a page of this site gets. It is fetched now and renewed ahead of time: a popup
 * that waits for one after the click would be blocked. The SDK would wait for ever for a script that does not come, and every request
 * with it; so it is told of App Check only when the script is there. Without a connection the next one is waited for.
 * @param siteKey a website key of reCAPTCHA Enterprise
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const started = loadScript(recaptcha).then(
    () => void initializeAppCheck(app, { provider: new ReCaptchaEnterpriseProvider(siteKey), isTokenAutoRefreshEnabled: true }),
    () => addEventListener('online', () => void startAppCheck(app, siteKey), { once: true }),
  )
  await Promise.race([started, new Promise((over) => setTimeout(over, patienceMs))])
}

import type { Page } from '@playwright/test'
import type { Somebody } from './somebody.ts'

interface Session {
  localId: string
  idToken: string
  refreshToken: string
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<Answer>
}

/** The local sign-in service's calls, as the page's own SDK makes them. */
function signInService(url: string, key: string, projectId: string) {
  const call = <Answer>(name: string, body: object) =>
    post<Answer>(`${url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=${key}`, body)
  return {
    withGoogle({ email, name }: Somebody): Promise<Session> {
      const idToken = JSON.stringify({ sub: email, email, email_verified: true, name })
      const postBody = new URLSearchParams({ providerId: 'google.com', id_token: idToken }).toString()
      return call('signInWithIdp', { postBody, requestUri: 'http://localhost', returnSecureToken: true })
    },
    async linkPhone(session: Session, phoneNumber: string): Promise<Session> {
      const { sessionInfo } = await call<{ sessionInfo: string }>('sendVerificationCode', { phoneNumber, recaptchaToken: 'none' })
      const sent = await fetch(`${url}/emulator/v1/projects/${projectId}/verificationCodes`)
      const { verificationCodes } = (await sent.json()) as { verificationCodes: { phoneNumber: string; code: string }[] }
      const code = verificationCodes.findLast((one) => one.phoneNumber === phoneNumber)?.code
      return call('signInWithPhoneNumber', { idToken: session.idToken, sessionInfo, code })
    },
  }
}

/** What the SDK keeps of somebody who has signed in on this device. */
const kept = ({ localId, idToken, refreshToken }: Session, { email, name }: Somebody, apiKey: string) => ({
  uid: localId,
  email,
  emailVerified: true,
  displayName: name,
  isAnonymous: false,
  providerData: [{ providerId: 'google.com', uid: email, displayName: name, email, phoneNumber: null, photoURL: null }],
  stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
  createdAt: String(Date.now()),
  lastLoginAt: String(Date.now()),
  apiKey,
  appName: '[DEFAULT]',
})

/**
 * What localStorage holds of somebody who signed in on this device before, with a verified phone and 40 credits where wanted. The accounts,
 * codes and credits are real.
 * @param url where Greenroom runs
 */
export async function whatIsKeptOf(url: string, somebody: Somebody, { withCredits }: { withCredits: boolean }) {
  const { identity } = (await (await fetch(`${url}/api/config`)).json()) as {
    identity: { emulatorUrl: string; apiKey: string; projectId: string }
  }
  const service = signInService(identity.emulatorUrl, identity.apiKey, identity.projectId)
  let session = await service.withGoogle(somebody)
  await post(`${url}/api/user/active`, {}, session.idToken)
  if (withCredits) {
    session = await service.linkPhone(session, somebody.phone)
    await post(`${url}/api/verify-phone`, { phoneNumber: somebody.phone }, session.idToken)
    await post(`${url}/api/grant-credits`, {}, session.idToken)
  }
  return {
    [`firebase:authUser:${identity.apiKey}:[DEFAULT]`]: JSON.stringify(kept(session, somebody, identity.apiKey)),
    'greenroom:reminded': '1',
  }
}

/**
 * Somebody who signed in on this device before: for stories about something else. The popup and its dialogs have stories of their own.
 * Leaves the page at home.
 */
export async function signInBefore(page: Page, somebody: Somebody, { withCredits }: { withCredits: boolean }) {
  // A file of the app: its origin, and none of its scripts.
  await page.goto('/manifest.webmanifest')
  const entries = await whatIsKeptOf(new URL(page.url()).origin, somebody, { withCredits })
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
  await page.goto('/')
}

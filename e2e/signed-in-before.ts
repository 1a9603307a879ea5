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
 * Somebody who signed in on this device before, with a verified phone and 40 credits where wanted: for stories about something else. The
 * accounts, codes and credits are real; the popup and its dialogs have stories of their own. Leaves the page at home, the reminder open.
 */
export async function signInBefore(page: Page, somebody: Somebody, { withCredits }: { withCredits: boolean }) {
  // A file of the app: its origin, and none of its scripts.
  await page.goto('/manifest.webmanifest')
  const { origin } = new URL(page.url())
  const { identity } = (await (await fetch(`${origin}/api/config`)).json()) as {
    identity: { emulatorUrl: string; apiKey: string; projectId: string }
  }
  const service = signInService(identity.emulatorUrl, identity.apiKey, identity.projectId)
  let session = await service.withGoogle(somebody)
  await post(`${origin}/api/user/active`, {}, session.idToken)
  if (withCredits) {
    session = await service.linkPhone(session, somebody.phone)
    await post(`${origin}/api/verify-phone`, { phoneNumber: somebody.phone }, session.idToken)
    await post(`${origin}/api/grant-credits`, {}, session.idToken)
  }
  const entries = {
    [`firebase:authUser:${identity.apiKey}:[DEFAULT]`]: JSON.stringify(kept(session, somebody, identity.apiKey)),
  }
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
  await page.goto('/')
}

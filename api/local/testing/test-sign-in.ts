import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { startAuthEmulator } from '../auth-emulator.ts'

export interface TestSession {
  uid: string
  idToken: string
}

export interface TestSignIn {
  host: string
  projectId: string
  withGoogle(subject: string, email?: string): Promise<TestSession>
  /** Verifies and links the number; returns a new session. */
  linkPhone(session: TestSession, phoneNumber: string): Promise<TestSession>
  unlinkPhone(session: TestSession): Promise<void>
  revoke(session: TestSession): Promise<void>
  stop(): Promise<void>
}

const Session = z.object({ localId: z.string(), idToken: z.string() })
const Sent = z.object({ sessionInfo: z.string() })
const Codes = z.object({ verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })) })

/** The real Auth emulator, with the calls that the page's SDK makes. */
export async function startTestSignIn(projectId = 'demo-test'): Promise<TestSignIn> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-auth-'))
  const emulator = await startAuthEmulator({ dataDir, projectId })
  const call = (name: string, body: object) =>
    post(`${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, body)
  return {
    host: emulator.host,
    projectId,
    async withGoogle(subject, email = `${subject}@example.com`) {
      const idToken = JSON.stringify({ sub: subject, email, email_verified: true, name: `Person ${subject}` })
      const postBody = new URLSearchParams({ providerId: 'google.com', id_token: idToken }).toString()
      const answer = await call('signInWithIdp', { postBody, requestUri: 'http://localhost', returnSecureToken: true })
      return sessionOf(answer)
    },
    async linkPhone(session, phoneNumber) {
      const { sessionInfo } = Sent.parse(await call('sendVerificationCode', { phoneNumber, recaptchaToken: 'none' }))
      const sent = await fetch(`${emulator.url}/emulator/v1/projects/${projectId}/verificationCodes`)
      const { verificationCodes } = Codes.parse(await sent.json())
      const code = verificationCodes.findLast((one) => one.phoneNumber === phoneNumber)?.code
      return sessionOf(await call('signInWithPhoneNumber', { idToken: session.idToken, sessionInfo, code }))
    },
    async unlinkPhone({ idToken }) {
      await call('update', { idToken, deleteProvider: ['phone'] })
    },
    async revoke({ uid }) {
      const validSince = String(Math.floor(Date.now() / 1000))
      const ofOwner = { authorization: 'Bearer owner' }
      const project = `${emulator.url}/identitytoolkit.googleapis.com/v1/projects/${projectId}`
      await post(`${project}/accounts:update`, { localId: uid, validSince }, ofOwner)
    },
    async stop() {
      await emulator.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function sessionOf(answer: unknown): TestSession {
  const { localId: uid, idToken } = Session.parse(answer)
  return { uid, idToken }
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

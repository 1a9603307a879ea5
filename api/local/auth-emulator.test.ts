import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalAuthEmulator, startAuthEmulator } from './auth-emulator.ts'
import { usersFile } from './auth-emulator-users.ts'

const projectId = 'demo-test'
let dataDir: string
let emulator: LocalAuthEmulator

const start = () => startAuthEmulator({ dataDir, projectId })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-emulator-'))
  emulator = await start()
})

afterAll(async () => {
  await emulator.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const page = async (path: string) => (await fetch(`${emulator.url}${path}`)).text()

async function call(name: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

function signIn(subject: string) {
  const idToken = JSON.stringify({ sub: subject, email: `${subject}@example.com`, email_verified: true })
  const postBody = new URLSearchParams({ providerId: 'google.com', id_token: idToken }).toString()
  return call('signInWithIdp', { postBody, requestUri: 'http://localhost', returnSecureToken: true })
}

async function linkPhone(idToken: unknown, phoneNumber: string) {
  const { sessionInfo } = await call('sendVerificationCode', { phoneNumber, recaptchaToken: 'none' })
  const sent = JSON.parse(await page(`/emulator/v1/projects/${projectId}/verificationCodes`)) as {
    verificationCodes: { code: string }[]
  }
  return call('signInWithPhoneNumber', { idToken, sessionInfo, code: sent.verificationCodes.at(-1)?.code })
}

test('people, their phones and their sign-ins are still there after a restart, at the same address', async () => {
  const { idToken, localId, refreshToken } = await signIn('ann')
  await linkPhone(idToken, '+15555550111')
  const before = emulator.url
  await emulator.stop()
  emulator = await start()
  expect(emulator.url).toBe(before)
  const { users } = await call('lookup', { idToken })
  expect(users).toMatchObject([{ localId, phoneNumber: '+15555550111', email: 'ann@example.com' }])
  const providers = (users as { providerUserInfo: { providerId: string }[] }[])[0]?.providerUserInfo
  expect(providers?.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'phone'])
  const renewed = await fetch(`${emulator.url}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }),
  })
  expect(renewed.status).toBe(200)
})

test('a person who is signed in is on disk, even when the emulator is killed the next moment', async () => {
  const { idToken } = await signIn('bob')
  process.kill(emulator.pid!, 'SIGKILL')
  emulator = await start()
  expect(await call('lookup', { idToken })).toMatchObject({ users: [{ email: 'bob@example.com' }] })
})

test('a file of people that cannot be read is put aside, and the emulator starts without it', async () => {
  await emulator.stop()
  await writeFile(usersFile(dataDir), '[{"localId":')
  emulator = await start()
  expect(await page('/emulator/auth/handler')).toContain('Sam Simple')
  expect(await readFile(`${usersFile(dataDir)}.unreadable`, 'utf8')).toBe('[{"localId":')
})

test('the page of the popup asks nothing of the network', async () => {
  expect(await page('/emulator/auth/handler')).not.toMatch(/(src|href)="?https?:|@import|url\(https?:/)
})

test('an account whose uid begins with user- is there from the start', async () => {
  expect(await signIn('100000000000000000001')).toMatchObject({ localId: 'user-sam-simple' })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFirebaseIdentity } from '../../adapters/identity-firebase.ts'
import { startTestSignIn, type TestSignIn } from '../../local/testing/test-sign-in.ts'
import { setupSignedIn } from '../../testing/setup-signed-in.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { accountRoutes } from '../accounts/account-routes.ts'
import { phoneRoutes } from './phone-routes.ts'

const { database } = await createTestDatabase()
let signIn: TestSignIn
let world: ReturnType<typeof setupSignedIn>

beforeAll(async () => {
  signIn = await startTestSignIn()
  const identity = createFirebaseIdentity({ FIREBASE_PROJECT_ID: signIn.projectId, FIREBASE_AUTH_EMULATOR_HOST: signIn.host })
  world = setupSignedIn(database, identity, (services) => [accountRoutes(services), phoneRoutes(services)])
})
afterAll(() => signIn?.stop())

const phoneNumber = '+14155550123'

test('sign in with Google, verify the phone by code, receive 40 credits; the number then serves no second account', async () => {
  const ann = await signIn.linkPhone(await signIn.withGoogle('ann'), phoneNumber)
  expect((await world.post(ann.idToken, '/check-phone', { phoneNumber })).body).toEqual({ available: true })
  expect((await world.post(ann.idToken, '/verify-phone', { phoneNumber })).status).toBe(200)
  expect((await world.post(ann.idToken, '/grant-credits')).body).toEqual({ creditsGranted: 40, creditsRemaining: 40 })

  await signIn.unlinkPhone(ann)
  const eve = await signIn.linkPhone(await signIn.withGoogle('eve'), phoneNumber)
  expect(await world.post(eve.idToken, '/verify-phone', { phoneNumber })).toMatchObject({
    status: 409,
    body: { error: 'phone_already_used' },
  })
})

test('the same person after deleting the account: signed out, and back without a second trial', async () => {
  const first = await signIn.linkPhone(await signIn.withGoogle('bob'), '+14155550124')
  await world.post(first.idToken, '/verify-phone', { phoneNumber: '+14155550124' })
  await world.post(first.idToken, '/grant-credits')
  expect((await world.delete(first.idToken, '/account')).body).toEqual({ creditsForfeited: 40 })
  expect((await world.get(first.idToken, '/user/profile')).status).toBe(401)

  const second = await signIn.linkPhone(await signIn.withGoogle('bob'), '+14155550124')
  expect(second.uid).not.toBe(first.uid)
  await world.post(second.idToken, '/verify-phone', { phoneNumber: '+14155550124' })
  expect((await world.post(second.idToken, '/grant-credits')).body).toEqual({ creditsGranted: 0, creditsRemaining: 0 })
  expect((await world.get(second.idToken, '/user/profile')).body).toMatchObject({
    phoneVerified: true,
    creditsGrantedByPhone: false,
  })
})

import { expect, test } from 'vitest'
import { trials } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
import { createMetrics } from '../../adapters/metrics.ts'
import { createOperatorActions } from '../../billing/operator/operator-actions.ts'
import { marksOf } from '../../billing/trial-marks.ts'
import { createPeople } from '../../testing/people.ts'
import { setupSignedIn } from '../../testing/setup-signed-in.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { accountRoutes } from '../accounts/account-routes.ts'
import { phoneRoutes } from './phone-routes.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const people = createPeople()
const routes = (services: Parameters<typeof phoneRoutes>[0]) => [accountRoutes(services), phoneRoutes(services)]
const world = setupSignedIn(database, people.identity, routes)
const local = createPeople({ allowsSimplePhone: true })
const localWorld = setupSignedIn(database, local.identity, routes)

let numbers = 0
const freshNumber = () => `+1415555${String(1000 + numbers++)}`
const profile = async (uid: string) => (await world.get(uid, '/user/profile')).body

async function verified(phoneNumber = freshNumber(), who = {}): Promise<string> {
  const uid = people.join(who)
  people.linkPhone(uid, phoneNumber)
  expect((await world.post(uid, '/verify-phone', { phoneNumber })).status).toBe(200)
  return uid
}

test('a verified phone brings 40 credits once, however often it is asked for', async () => {
  const phoneNumber = freshNumber()
  const ann = await verified(phoneNumber)
  expect(await world.post(ann, '/grant-credits')).toEqual({ status: 200, body: { creditsGranted: 40, creditsRemaining: 40 } })
  const again = await Promise.all(Array.from({ length: 20 }, () => world.post(ann, '/grant-credits')))
  expect(again.map(({ body }) => body)).toEqual(Array(20).fill({ creditsGranted: 0, creditsRemaining: 40 }))
  expect((await world.post(ann, '/verify-phone', { phoneNumber })).body).toEqual({
    phoneVerified: true,
    creditsGrantedByPhone: true,
  })
  expect(await profile(ann)).toMatchObject({ phoneVerified: true, creditsGrantedByPhone: true, creditsRemaining: 40 })
})

test('a number that was only typed, not verified, counts for nothing', async () => {
  const ann = people.join()
  expect(await world.post(ann, '/verify-phone', { phoneNumber: freshNumber() })).toMatchObject({
    status: 400,
    body: { error: 'bad_request', message: 'Session expired. Please request a new verification code.' },
  })
  expect(await world.post(ann, '/grant-credits')).toMatchObject({ status: 403 })
  expect(await profile(ann)).toMatchObject({ phoneVerified: false, creditsRemaining: 0 })
})

test('another number than the verified one is refused', async () => {
  const ann = people.join()
  people.linkPhone(ann, freshNumber())
  expect(await world.post(ann, '/verify-phone', { phoneNumber: freshNumber() })).toMatchObject({ status: 400 })
  expect(await profile(ann)).toMatchObject({ phoneVerified: false })
})

test('spaces and brackets in a number change nothing', async () => {
  const ann = people.join()
  people.linkPhone(ann, '+14155559999')
  expect((await world.post(ann, '/verify-phone', { phoneNumber: '+1 (415) 555-9999' })).status).toBe(200)
})

test.each(['12345678', '+1', '+123456', 'not a number', `+${'9'.repeat(18)}`, '+1415555000x'])(
  '%s is no phone number',
  async (phoneNumber) => {
    const ann = people.join()
    expect(await world.post(ann, '/check-phone', { phoneNumber })).toMatchObject({ status: 400, body: { error: 'bad_request' } })
  },
)

test('a number moved to a second account has no second trial', async () => {
  const phoneNumber = freshNumber()
  const ann = await verified(phoneNumber)
  await world.post(ann, '/grant-credits')
  people.linkPhone(ann, null)
  const eve = people.join()
  people.linkPhone(eve, phoneNumber)
  for (const path of ['/check-phone', '/verify-phone']) {
    expect(await world.post(eve, path, { phoneNumber })).toMatchObject({
      status: 409,
      body: {
        error: 'phone_already_used',
        message: 'This phone number has already been used for a trial. Each phone number can only be used once.',
      },
    })
  }
  expect(await world.post(eve, '/grant-credits')).toMatchObject({ status: 403 })
})

test('a number that another account has verified, but not had its trial with, is taken too', async () => {
  const phoneNumber = freshNumber()
  await verified(phoneNumber)
  const eve = people.join()
  people.linkPhone(eve, phoneNumber)
  expect(await world.post(eve, '/check-phone', { phoneNumber })).toMatchObject({ body: { error: 'database_error' } })
  expect(await world.post(eve, '/verify-phone', { phoneNumber })).toMatchObject({ body: { error: 'database_error' } })
})

test('who deletes the account and returns is verified again, may buy, and has no second trial', async () => {
  const [phoneNumber, googleSubject] = [freshNumber(), 'google-of-ann']
  const ann = await verified(phoneNumber, { googleSubject })
  await world.post(ann, '/grant-credits')
  await world.delete(ann, '/account')
  for (const number of [phoneNumber, freshNumber()]) {
    const returned = await verified(number, { googleSubject })
    expect((await world.post(returned, '/grant-credits')).body).toEqual({ creditsGranted: 0, creditsRemaining: 0 })
    expect(await profile(returned)).toMatchObject({ phoneVerified: true, creditsGrantedByPhone: false })
    await world.delete(returned, '/account')
  }
  const stranger = people.join()
  people.linkPhone(stranger, phoneNumber)
  expect(await world.post(stranger, '/verify-phone', { phoneNumber })).toMatchObject({ body: { error: 'phone_already_used' } })
})

test('a recycled number that an operator frees brings its next owner a trial, and its last one no second', async () => {
  const phoneNumber = freshNumber()
  const ann = await verified(phoneNumber)
  await world.post(ann, '/grant-credits')
  const eve = people.join()
  people.linkPhone(eve, phoneNumber)
  expect(await world.post(eve, '/verify-phone', { phoneNumber })).toMatchObject({ body: { error: 'phone_already_used' } })

  const { env, ledger, now } = world.services
  const operator = createOperatorActions({ database, ledger, now, operator: 'olga' })
  const { phoneHash } = marksOf(env, { uid: '', googleSubject: '' }, phoneNumber)
  await operator.freeNumber(phoneHash, 'Its owner wrote')
  expect(await profile(ann)).toMatchObject({ phoneVerified: false, creditsRemaining: 40 })
  expect((await world.post(eve, '/verify-phone', { phoneNumber })).status).toBe(200)
  expect((await world.post(eve, '/grant-credits')).body).toEqual({ creditsGranted: 40, creditsRemaining: 40 })
  expect((await world.post(eve, '/grant-credits')).body).toEqual({ creditsGranted: 0, creditsRemaining: 40 })
  const another = freshNumber()
  people.linkPhone(ann, another)
  await world.post(ann, '/verify-phone', { phoneNumber: another })
  expect((await world.post(ann, '/grant-credits')).body).toEqual({ creditsGranted: 0, creditsRemaining: 40 })
  await operator.freeNumber(phoneHash, 'And its next owner')
  expect((await world.post(await verified(phoneNumber), '/grant-credits')).body).toMatchObject({ creditsGranted: 40 })
  await expect(operator.freeNumber('unknown', 'A slip')).rejects.toThrow('No account')
})

test('of 100 accounts racing for one number exactly one has a trial', async () => {
  const phoneNumber = freshNumber()
  const before = (await database.select().from(trials)).length
  const racers = Array.from({ length: 100 }, () => people.join())
  for (const uid of racers) people.linkPhone(uid, phoneNumber)
  await Promise.all(
    racers.map(async (uid) => {
      await world.post(uid, '/verify-phone', { phoneNumber })
      await world.post(uid, '/grant-credits')
    }),
  )
  const balances = await Promise.all(racers.map((uid) => world.services.ledger.balanceOf(uid)))
  expect(balances.filter((balance) => balance > 0)).toEqual([40])
  expect((await database.select().from(trials)).length - before).toBe(1)
  expect(await world.services.ledger.audit()).toEqual([])
})

test('one Google account that comes back under 20 uids with 20 numbers has one trial', async () => {
  const racers = Array.from({ length: 20 }, () => people.join({ googleSubject: 'google-of-eve' }))
  await Promise.all(
    racers.map(async (uid) => {
      const phoneNumber = freshNumber()
      people.linkPhone(uid, phoneNumber)
      await world.post(uid, '/verify-phone', { phoneNumber })
      await world.post(uid, '/grant-credits')
    }),
  )
  const balances = await Promise.all(racers.map((uid) => world.services.ledger.balanceOf(uid)))
  expect(balances.filter((balance) => balance > 0)).toEqual([40])
})

test('asking about many numbers is slowed down', async () => {
  const eve = people.join()
  const answers = []
  for (let asked = 0; asked < 6; asked++) answers.push(await world.post(eve, '/check-phone', { phoneNumber: freshNumber() }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('a number is asked about five times in ten minutes, by however many accounts; other numbers are not held up', async () => {
  const phoneNumber = freshNumber()
  const ask = async (number: string) => (await world.post(people.join(), '/check-phone', { phoneNumber: number })).status
  const statuses = []
  for (let asked = 0; asked < 6; asked++) statuses.push(await ask(phoneNumber))
  expect([...statuses, await ask(freshNumber())]).toEqual([200, 200, 200, 200, 200, 429, 200])
})

test('where only some countries are served, other numbers are refused before a code is sent, and after one too', async () => {
  const served = createPeople()
  const settings = { PHONE_REGIONS: 'US,CA' }
  const here = setupSignedIn(database, served.identity, routes, { settings })
  const sentence = 'We can only send codes to phone numbers in these countries: United States and Canada.'
  const ann = served.join()
  for (const phoneNumber of ['+4915112345678', '+18765550123', '+88213123456'])
    expect(await here.post(ann, '/check-phone', { phoneNumber })).toMatchObject({ status: 400, body: { message: sentence } })
  expect((await here.post(ann, '/check-phone', { phoneNumber: freshNumber() })).status).toBe(200)
  served.linkPhone(ann, '+4915112345678')
  expect(await here.post(ann, '/verify-phone', { phoneNumber: '+4915112345678' })).toMatchObject({ status: 400 })
  expect(await here.post(ann, '/grant-credits')).toMatchObject({ status: 403 })
})

test('how many asked for a code, were refused and entered one is counted, and no number with it', async () => {
  const metrics = createMetrics()
  const counting = setupSignedIn(database, people.identity, routes, { metrics })
  const [phoneNumber, uid] = [freshNumber(), people.join()]
  people.linkPhone(uid, phoneNumber)
  await counting.post(uid, '/check-phone', { phoneNumber })
  await counting.post(uid, '/verify-phone', { phoneNumber })
  await counting.post(people.join(), '/check-phone', { phoneNumber })
  const { text } = await metrics.read()
  for (const step of ['asked', 'refused', 'verified']) expect(text).toContain(`greenroom_phone_numbers_total{step="${step}"} 1`)
  expect(text).not.toContain(phoneNumber.slice(-7))
})

test('the simple variant believes a number on one’s own machine, for accounts made for it', async () => {
  const [sam, ann] = [local.join({ uid: 'user-sam' }), local.join()]
  const phoneNumber = freshNumber()
  expect(await localWorld.post(sam, '/verify-phone-simple', { phoneNumber })).toEqual({
    status: 200,
    body: { creditsGranted: 40, creditsRemaining: 40 },
  })
  expect(await localWorld.post(ann, '/verify-phone-simple', { phoneNumber })).toMatchObject({ status: 403 })
  const second = local.join({ uid: 'user-second' })
  expect(await localWorld.post(second, '/verify-phone-simple', { phoneNumber })).toMatchObject({
    body: { error: 'phone_already_used' },
  })
})

test('the database knows no phone number', async () => {
  const phoneNumber = freshNumber()
  const ann = await verified(phoneNumber)
  await world.post(ann, '/grant-credits')
  const kept = JSON.stringify([await database.select().from(users), await database.select().from(trials)])
  expect(kept).not.toContain(phoneNumber.slice(-7))
})

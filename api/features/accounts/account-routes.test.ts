import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkouts, ledgerAccounts, trials } from '../../adapters/database/ledger-schema.ts'
import {
  feedback,
  paidPractices,
  practiceUses,
  resumeGenerations,
  sealedAnswers,
  sealedEvents,
  users,
} from '../../adapters/database/schema.ts'
import { createPeople } from '../../testing/people.ts'
import { setupSignedIn } from '../../testing/setup-signed-in.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { accountRoutes } from './account-routes.ts'
import { deleteAccount } from './delete-account.ts'

const { database } = await createTestDatabase()
const people = createPeople()
const world = setupSignedIn(database, people.identity, (services) => [accountRoutes(services)])
const rowsOf = (uid: string) => database.select().from(users).where(eq(users.id, uid))

test('a newcomer has an account from the first call on: no credits, no phone', async () => {
  const ann = people.join()
  expect(await world.get(ann, '/user/profile')).toEqual({
    status: 200,
    body: { id: ann, creditsRemaining: 0, phoneVerified: false, creditsGrantedByPhone: false, lastActiveAt: null },
  })
  expect(await rowsOf(ann)).toHaveLength(1)
})

test('ten first calls at once make one account', async () => {
  const ann = people.join()
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.get(ann, '/user/profile')))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await rowsOf(ann)).toHaveLength(1)
})

test('nobody gets in without a token', async () => {
  expect(await world.get('nobody', '/user/profile')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})

test('the ping says when the person was last here', async () => {
  const ann = people.join()
  expect((await world.post(ann, '/user/active')).body).toEqual({ lastActiveAt: '2026-03-01T12:00:00.000Z' })
  expect((await world.get(ann, '/user/profile')).body).toMatchObject({ lastActiveAt: '2026-03-01T12:00:00.000Z' })
})

test('a changed e-mail is followed', async () => {
  const ann = people.join()
  await world.get(ann, '/user/profile')
  people.changeEmail(ann, 'ann.new@example.com')
  await world.get(ann, '/user/profile')
  expect(await rowsOf(ann)).toMatchObject([{ email: 'ann.new@example.com' }])
})

test('deleting the account removes the person, forfeits the credits and keeps only the trial’s marks', async () => {
  const ann = people.join()
  await world.get(ann, '/user/profile')
  await world.services.ledger.grant(ann, 40, `trial:${ann}`, 'trial')
  await database.insert(trials).values({ phoneHash: `hash-${ann}`, uid: `mark-${ann}`, googleSubject: `mark-g-${ann}` })
  await database.insert(feedback).values({ userId: ann, type: 'issue', text: 'The mic is quiet', email: 'ann@example.com' })
  const answer = { userId: ann, keyHash: 'h', requestHash: 'h', state: 'done', expiresAt: new Date() } as const
  const answerId = randomUUID()
  await database.insert(sealedAnswers).values({ ...answer, id: answerId })
  await database.insert(sealedEvents).values({ answerId, number: 0, sealed: Buffer.from('sealed') })

  expect(await world.delete(ann, '/account')).toEqual({ status: 200, body: { creditsForfeited: 40 } })
  expect(await rowsOf(ann)).toEqual([])
  expect([await database.$count(sealedAnswers), await database.$count(sealedEvents)]).toEqual([0, 0])
  expect(await world.services.ledger.balanceOf(ann)).toBe(0)
  expect(await database.select().from(feedback)).toMatchObject([{ userId: null, email: '', text: 'The mic is quiet' }])
  expect(await database.select().from(trials)).toHaveLength(1)
  expect(await world.services.ledger.audit()).toEqual([])
})

test('what was bought stays in the ledger of a deleted account, without its owner and without the receipt that shows who paid', async () => {
  const ann = people.join()
  await world.get(ann, '/user/profile')
  const paid = { packageType: 'basic', amountCents: 500, currency: 'usd', credits: 100, sessionId: `cs_${ann}` } as const
  const credited = { state: 'credited', creditedAt: new Date(), receiptUrl: 'https://pay.stripe.com/receipts/1' } as const
  const id = randomUUID()
  await database.insert(checkouts).values({ ...paid, ...credited, id, userId: ann, createdAt: new Date() })
  await world.services.ledger.grant(ann, 100, `cs:cs_${ann}`, 'purchase')

  expect(await world.delete(ann, '/account')).toEqual({ status: 200, body: { creditsForfeited: 100 } })
  expect(await database.select().from(checkouts).where(eq(checkouts.id, id))).toMatchObject([
    { ...paid, userId: null, receiptUrl: null },
  ])
  expect(await world.services.ledger.grantStateOf(`cs:cs_${ann}`)).toMatchObject({ granted: 100 })
})

test('a token that outlives its account does not bring the account back', async () => {
  const ann = people.join()
  await world.get(ann, '/user/profile')
  await world.delete(ann, '/account')
  expect(await world.get(ann, '/user/profile')).toMatchObject({ status: 401 })
  expect(await rowsOf(ann)).toEqual([])
})

test('a call that was let in just before a deletion does not bring the account back, nor a wallet', async () => {
  const ann = people.join()
  const { verify } = people.identity
  let isDeleted = false
  // Another tab deletes everything before the provider's confirmation arrives.
  people.identity.verify = async (token, options) => {
    const confirmed = await verify(token)
    if (options?.checkRevoked && !isDeleted) {
      isDeleted = true
      await deleteAccount(world.services, ann)
    }
    return confirmed
  }
  expect(await world.get(ann, '/user/profile')).toMatchObject({ status: 401 })
  people.identity.verify = verify
  expect(await rowsOf(ann)).toEqual([])
  await expect(world.services.ledger.grant(ann, 40, `trial:${ann}`, 'trial')).rejects.toThrow()
  expect(await database.$count(ledgerAccounts, eq(ledgerAccounts.owner, ann))).toBe(0)
  // The same uid may sign up again (the local account does), and leaves nothing after a second deletion.
  people.join({ uid: ann })
  expect(await world.get(ann, '/user/profile')).toMatchObject({ status: 200 })
  await world.services.ledger.grant(ann, 40, `trial:again:${ann}`, 'trial')
  expect(await world.delete(ann, '/account')).toEqual({ status: 200, body: { creditsForfeited: 40 } })
})

test('credits that arrive while the deletion asks the provider are forfeited too', async () => {
  const ann = people.join()
  await world.get(ann, '/user/profile')
  const { deletePerson } = people.identity
  people.identity.deletePerson = async (uid) => {
    // Started before the deletion and committed only now, like a request that passed the check while the account existed.
    await database.execute(sql`DELETE FROM deleted_accounts WHERE uid = ${uid}`)
    await world.services.ledger.grant(uid, 40, `trial:${uid}`, 'trial')
    await world.get(ann, '/user/profile')
    return deletePerson(uid)
  }
  expect(await world.delete(ann, '/account')).toEqual({ status: 200, body: { creditsForfeited: 40 } })
  people.identity.deletePerson = deletePerson
  expect(await rowsOf(ann)).toEqual([])
  expect(await database.$count(ledgerAccounts, eq(ledgerAccounts.owner, ann))).toBe(0)
})

test('a debt is still there when the Google account comes back, and the next credits pay it', async () => {
  const ann = people.join({ googleSubject: 'google-of-ann' })
  const { ledger } = world.services
  await world.get(ann, '/user/profile')
  await ledger.grant(ann, 100, `cs:${ann}`, 'purchase')
  const held = await ledger.hold({ userId: ann, reason: 'resume_score', key: 'k', requestHash: 'x', leaseMs: 60_000 })
  if (held.outcome === 'held') await ledger.post(held.hold)
  await ledger.correct({ key: `cs:${ann}`, takenBack: 100, seen: 0, what: 'refund' })
  await world.delete(ann, '/account')
  const other = people.join()
  await world.get(other, '/user/profile')
  expect(await ledger.owedBy(other)).toBe(0)
  for (let nth = 1; nth <= 2; nth++) {
    const again = people.join({ googleSubject: 'google-of-ann' })
    await world.get(again, '/user/profile')
    expect(await ledger.owedBy(again)).toBe(15)
    if (nth === 1) await world.delete(again, '/account')
    else expect(await ledger.grant(again, 20, `cs:${again}`, 'purchase')).toMatchObject({ balance: 5 })
  }
  expect(await ledger.audit()).toEqual([])
})

test('a deletion that was cut short can be asked for again', async () => {
  const ann = people.join()
  await world.get(ann, '/user/profile')
  const { deletePerson } = people.identity
  people.identity.deletePerson = async () => {
    throw new Error('provider out of reach')
  }
  await world.delete(ann, '/account').catch(() => {})
  people.identity.deletePerson = deletePerson
  expect(await world.delete(ann, '/account')).toMatchObject({ status: 200 })
  expect(await rowsOf(ann)).toEqual([])
})

test('the export holds what is kept about the person and about nobody else', async () => {
  const [ann, bob] = [people.join({ email: 'ann@example.com' }), people.join()]
  for (const one of [ann, bob]) await world.get(one, '/user/profile')
  await world.services.ledger.grant(ann, 40, `trial:${ann}`, 'trial')
  await database.insert(feedback).values({ userId: bob, type: 'issue', text: 'from Bob' })
  const bought = { packageType: 'basic', amountCents: 500, currency: 'usd', credits: 100, createdAt: new Date() } as const
  await database.insert(checkouts).values([
    { ...bought, id: randomUUID(), userId: ann },
    { ...bought, id: randomUUID(), userId: bob },
  ])
  const practice = { createdAt: new Date('2026-03-01T09:00:00Z'), expiresAt: new Date('2026-03-02T09:00:00Z') }
  for (const userId of [ann, bob]) {
    const id = randomUUID()
    await database.insert(paidPractices).values({ ...practice, id, userId, startKeyHash: randomUUID() })
    const use = { practiceId: id, questionIndex: 0, startedAt: practice.createdAt }
    await database.insert(practiceUses).values([
      { ...use, kind: 'take', take: 0, keyHash: randomUUID() },
      { ...use, kind: 'take', take: 0, keyHash: randomUUID() },
      { ...use, kind: 'feedback', take: 1, keyHash: randomUUID() },
    ])
    await database
      .insert(resumeGenerations)
      .values({ userId, chargeKeyHash: randomUUID(), regenerationsUsed: 2, createdAt: new Date() })
  }
  const { body } = await world.get(ann, '/account/export')
  const [kept] = await rowsOf(ann)
  expect(body).toMatchObject({
    profile: { id: ann, email: 'ann@example.com', creditsRemaining: 40, creditsOwed: 0, googleSubject: kept!.googleSubject },
    creditHistory: [{ what: 'trial', amount: 40, balanceAfter: 40 }],
    purchases: [
      { packageType: 'basic', amountCents: 500, credits: 100, state: 'open', receiptUrl: null, id: null, creditedAt: null },
    ],
    practices: [{ at: '2026-03-01T09:00:00.000Z', expiresAt: '2026-03-02T09:00:00.000Z', takes: 2, feedbacks: 1 }],
    spokenResumes: [{ madeAgain: 2 }],
    feedback: [],
  })
})

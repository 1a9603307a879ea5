import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminActions, users } from '../../adapters/database/schema.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLedger } from '../ledger/credit-ledger.ts'
import { createOperatorActions } from './operator-actions.ts'

const { database } = await createTestDatabase()
const now = () => new Date()
const ledger = createLedger(database, now)
const operator = createOperatorActions({ database, ledger, now, operator: 'olga' })

async function person(credits = 40) {
  const id = `uid-${crypto.randomUUID()}`
  const email = `${id}@example.com`
  await database.insert(users).values({ id, email, googleSubject: id })
  if (credits > 0) await ledger.grant(id, credits, `trial:${id}`, 'trial')
  return { id, email }
}
const actions = () => database.select().from(adminActions).orderBy(asc(adminActions.id))
const charge = async (userId: string) => {
  const held = await ledger.hold({ userId, reason: 'resume_score', key: crypto.randomUUID(), requestHash: 'h', leaseMs: 60_000 })
  if (held.outcome !== 'held') throw new Error(held.outcome)
  return held.hold
}

test('somebody is found by uid or e-mail address, however it is written, and the look is written down', async () => {
  const ann = await person()
  const before = (await actions()).length
  for (const whom of [ann.id, ann.email, ann.email.toUpperCase()])
    expect(await operator.find(whom)).toMatchObject({ uid: ann.id, balance: 40, owed: 0 })
  const seen = (await actions()).slice(before)
  expect(seen).toHaveLength(3)
  expect(seen[0]).toMatchObject({ operator: 'olga', action: 'find', person: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  expect(JSON.stringify(seen)).not.toContain(ann.id)
  await expect(operator.find('nobody@example.com')).rejects.toThrow('No account has')
})

test('credits are given once per key, together with who gave them and why', async () => {
  const { id } = await person(0)
  const how = { reason: 'A week without sound', key: `grant-${id}` }
  const times = await Promise.all(Array.from({ length: 10 }, () => operator.grant(id, 20, how)))
  expect(times.filter(({ granted }) => granted)).toHaveLength(1)
  expect(await ledger.balanceOf(id)).toBe(20)
  expect((await actions()).filter(({ key }) => key === how.key)).toMatchObject([
    { action: 'grant', credits: 20, reason: how.reason },
  ])
  for (const credits of [0, -5, 1.5, 1_001]) await expect(operator.grant(id, credits, how)).rejects.toThrow('whole number')
  expect(await ledger.audit()).toEqual([])
})

test('what was charged is given back once, to the person it was charged to; what was not is not', async () => {
  const [ann, bob] = [await person(), await person()]
  const paid = await charge(ann.id)
  await ledger.post(paid)
  const failed = await charge(ann.id)
  await ledger.void(failed)
  const [returned, voidedHold, spent] = await operator.ledgerOf(ann.email)
  expect([returned!.kind, voidedHold!.kind, spent!.kind]).toEqual(['returned', 'spent', 'spent'])
  await expect(operator.giveBack(bob.id, spent!.id, 'x')).rejects.toThrow('not a charge of this user')
  await expect(operator.giveBack(ann.id, voidedHold!.id, 'x')).rejects.toThrow('not charged in the end')
  await expect(operator.giveBack(ann.id, 'x; DROP', 'x')).rejects.toThrow('not a charge of this user')
  expect(await operator.giveBack(ann.id, spent!.id, 'The answer was empty')).toMatchObject({ granted: true, credits: 15 })
  expect(await operator.giveBack(ann.id, spent!.id, 'The answer was empty')).toMatchObject({ granted: false })
  expect(await ledger.balanceOf(ann.id)).toBe(40)
  expect((await ledger.history(ann.id, 1))[0]).toMatchObject({ kind: 'granted', what: 'given-back', amount: 15 })
  expect(await ledger.audit()).toEqual([])
})

test('the record of what operators did only grows', async () => {
  const { id } = await person()
  await operator.noteDeletion(id, 'Asked by letter')
  for (const statement of ['UPDATE admin_actions SET reason = NULL', 'DELETE FROM admin_actions', 'TRUNCATE admin_actions'])
    await expect(database.execute(statement)).rejects.toThrow()
})

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { sealedAnswers, sealedEvents } from '../../adapters/database/schema.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { rowsWith } from '../../testing/traces.ts'
import { createLedger } from '../ledger/credit-ledger.ts'
import type { ChargedWork } from './charged-request.ts'
import { keepAnswerMs, defaultLeaseMs as leaseMs } from './sealed-answers.ts'
import { createSealer } from './sealed-writer.ts'
import { eventsOf, setupChargedRequests, worksWhenTold } from './testing/setup-charged-requests.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const audits = createLedger(database, () => new Date())
afterEach(async () => expect(await audits.audit()).toEqual([]))

/** Two servers on one database; the work waits for the test. */
function twoServers({ charge }: { charge?: 'none' } = {}) {
  const { work, ...told } = worksWhenTold('Led 42 nurses.')
  const servers = [0, 1].map(() => setupChargedRequests({ database, work, deadlineMs: 60_000, ...(charge && { charge }) }))
  const [here, there] = [servers[0]!, servers[1]!]
  return {
    here,
    there,
    ...told,
    async anna(credits = 100) {
      const atHere = await here.person(credits)
      return { ...atHere, there: there.as(atHere.uid) }
    },
  }
}

const names = (events: Awaited<ReturnType<typeof eventsOf>>) => events.map(([name, data]) => data.section ?? name)
/** Readers do not wait for events to be written. */
const written = async (uid: string, count: number) => {
  const ofPerson = inArray(
    sealedEvents.answerId,
    database.select({ id: sealedAnswers.id }).from(sealedAnswers).where(eq(sealedAnswers.userId, uid)),
  )
  await expect.poll(() => database.$count(sealedEvents, ofPerson), { timeout: 20_000 }).toBe(count)
}
const charges = async (uid: string) => (await audits.history(uid, 100)).filter(({ kind }) => kind === 'spent').length

test('a stream that breaks is joined on another server and read to its end, for one charge', async () => {
  const { anna: join, finish, runs } = twoServers()
  const anna = await join()
  const key = randomUUID()
  const tab = await anna.ask('resume', { key, events: true })
  await tab.body?.cancel()
  const rejoined = anna.there.answer(key, true)
  setTimeout(finish, 100)
  const whole = await eventsOf(await rejoined)
  expect(names(whole)).toEqual(['score', 'summary', 'done'])
  // And once more, from the database, on both.
  for (const again of [await anna.answer(key, true), await anna.there.answer(key, true)])
    expect(await eventsOf(again)).toEqual(whole)
  expect([runs(), await anna.credits(), await charges(anna.uid)]).toEqual([1, 85, 1])
})

test('the same press on two servers at once is one analysis, read by both', async () => {
  const { anna: join, finish, runs } = twoServers()
  const anna = await join()
  const key = randomUUID()
  const first = await anna.ask('resume', { key, events: true })
  const second = await anna.there.ask('resume', { key, events: true })
  finish()
  expect(names(await eventsOf(second))).toEqual(names(await eventsOf(first)))
  expect([runs(), await anna.credits()]).toEqual([1, 85])
})

test('a key that was used for one resume is refused for another, on any server, while it runs and after', async () => {
  const { anna: join, finish } = twoServers()
  const anna = await join()
  const key = randomUUID()
  const first = await anna.ask('resume', { key, events: true })
  const whileRunning = await anna.there.ask('other', { key, events: true })
  expect([whileRunning.status, await whileRunning.json()]).toMatchObject([422, { code: 'key_reused', charge: 'running' }])
  finish()
  await first.text()
  const after = await anna.there.ask('other', { key })
  expect([after.status, await after.json()]).toMatchObject([422, { code: 'key_reused', charge: 'free-again' }])
})

test('after a restart the answer is there, as JSON and as events', async () => {
  const { anna: join, finish, there } = twoServers()
  const anna = await join()
  const key = randomUUID()
  finish()
  const answer = await (await anna.ask('resume', { key })).json()
  const restarted = setupChargedRequests({ database, work: () => async () => ({}) }).as(anna.uid)
  expect(await (await restarted.answer(key)).json()).toEqual(answer)
  expect(names(await eventsOf(await restarted.answer(key, true)))).toEqual(['score', 'summary', 'done'])
  expect((await restarted.get('/answers')).status).toBe(400)
  expect((await (await there.person()).answer(key)).status).toBe(404)
})

test('a free answer is shared by all servers too, and worked on once', async () => {
  const { anna: join, finish, runs } = twoServers({ charge: 'none' })
  const anna = await join(0)
  const key = randomUUID()
  const first = await anna.ask('resume', { key, events: true })
  expect((await anna.there.ask('resume', { key })).status).toBe(409)
  const second = anna.there.ask('resume', { key, events: true })
  setTimeout(finish, 50)
  expect(names(await eventsOf(await second))).toEqual(['score', 'summary', 'done'])
  await first.text()
  expect(runs()).toBe(1)
})

test('when a server dies, its readers learn it within its lease, the credits are back, and the same key may be used again', async () => {
  const { anna: join, there, finish } = twoServers()
  const anna = await join()
  const key = randomUUID()
  await (await anna.ask('resume', { key, events: true })).body?.cancel()
  const rejoined = await anna.there.answer(key, true)
  await written(anna.uid, 1)
  // Only the living server's time passes.
  there.pass(leaseMs + 1)
  const events = await eventsOf(rejoined)
  expect(names(events)).toEqual(['score', 'problem'])
  expect(events[1]![1]).toMatchObject({ code: 'unavailable', charge: 'returned', creditsReturned: 15 })
  expect(events[1]![1].message).toMatch(/Something went wrong on our side before .* Your 15 credits are back\.$/)
  expect(await anna.credits()).toBe(100)
  // Neither late output of the dead server nor its charge gets through.
  const again = await anna.there.ask('resume', { key, events: true })
  finish()
  expect(names(await eventsOf(again))).toEqual(['score', 'summary', 'done'])
  expect(await anna.credits()).toBe(85)
})

test('a server that is alive keeps its lease, however long the answer takes', async () => {
  const { anna: join, here, there, finish } = twoServers()
  const anna = await join()
  const key = randomUUID()
  await (await anna.ask('resume', { key, events: true })).body?.cancel()
  for (let minute = 0; minute < 3; minute++) {
    for (const server of [here, there]) server.pass(leaseMs - 1)
    await here.chargedRequests.renewLeases()
  }
  const rejoined = await anna.there.answer(key, true)
  finish()
  expect(names(await eventsOf(rejoined))).toEqual(['score', 'summary', 'done'])
})

test('nothing is charged before every section is kept, however slow the database is', async () => {
  await database.execute(sql`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN IF NEW.number = 0 THEN PERFORM pg_sleep(0.5); END IF; RETURN NEW; END'`)
  await database.execute(sql`CREATE TRIGGER slow BEFORE INSERT ON sealed_events FOR EACH ROW EXECUTE FUNCTION slow()`)
  const { anna: join, finish } = twoServers()
  const anna = await join()
  const key = randomUUID()
  finish()
  await anna.ask('resume', { key })
  const whole = await eventsOf(await anna.there.answer(key, true))
  await database.execute(sql`DROP TRIGGER slow ON sealed_events`)
  expect(names(whole)).toEqual(['score', 'summary', 'done'])
})

test('what cannot be kept is not charged', async () => {
  const work =
    (uid: string): ChargedWork =>
    async (emit) => {
      emit({ section: 'score', data: { atsScore: 71 } })
      await database.delete(sealedAnswers).where(eq(sealedAnswers.userId, uid))
      emit({ section: 'summary', data: { summary: 'Gone.' } })
      return {}
    }
  const anna = await setupChargedRequests({ database, work }).person()
  expect(await (await anna.ask(anna.uid)).json()).toMatchObject({ code: 'charge_failed', creditsReturned: 15 })
  expect(await anna.credits()).toBe(100)
})

test('a 404 says what the ledger knows: nothing charged, charged back, paid and free again, paid', async () => {
  let fails = true
  const work = (): ChargedWork => async () => {
    if (fails) throw new Problem('unavailable')
    return {}
  }
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const key = randomUUID()
  const told = async () => {
    const response = await anna.answer(key)
    return [response.status, ((await response.json()) as { charge?: string }).charge]
  }
  // The end is sent before it is written.
  const failures = and(eq(sealedAnswers.userId, anna.uid), eq(sealedAnswers.state, 'problem'))
  const failureKept = () => expect.poll(() => database.$count(sealedAnswers, failures), { timeout: 20_000 }).toBe(1)
  expect(await told()).toEqual([404, 'none'])
  await anna.ask('resume', { key })
  expect(await told()).toEqual([503, 'returned'])
  await failureKept()
  world.pass(keepAnswerMs)
  expect(await told()).toEqual([404, 'returned'])
  fails = false
  await anna.ask('resume', { key })
  world.pass(keepAnswerMs)
  expect(await told()).toEqual([404, 'free-again'])
  fails = true
  expect(await (await anna.ask('resume', { key })).json()).toMatchObject({ charge: 'free-again' })
  await failureKept()
  world.pass(keepAnswerMs)
  expect(await told()).toEqual([404, 'free-again'])
  world.pass(30 * 60_000)
  expect(await told()).toEqual([404, 'paid'])
  expect(await (await anna.ask('resume', { key })).json()).toMatchObject({ code: 'not_found', charge: 'paid' })
  expect(await anna.credits()).toBe(85)
})

test('a server that is stopped takes nothing new, lets what runs end, and charges it', async () => {
  const { anna: join, here, finish } = twoServers()
  const anna = await join()
  const key = randomUUID()
  const running = await anna.ask('resume', { key, events: true })
  const drained = here.chargedRequests.drain()
  expect(here.chargedRequests.isClosing).toBe(true)
  const refused = await anna.ask('another', { key: randomUUID() })
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'restarting', charge: 'none' }])
  finish()
  await drained
  expect(names(await eventsOf(running))).toEqual(['score', 'summary', 'done'])
  expect(await anna.credits()).toBe(85)
})

test('who follows the answer of another server through one that stops is asked to come again and sees no failure', async () => {
  const { anna: join, there, finish } = twoServers()
  const anna = await join()
  const key = randomUUID()
  await (await anna.ask('resume', { key, events: true })).body?.cancel()
  const rejoined = await anna.there.answer(key, true)
  await there.chargedRequests.close()
  expect((await eventsOf(rejoined)).at(-1)).toMatchObject(['problem', { code: 'running', charge: 'running' }])
  finish()
})

test('the database learns neither the words nor the key, and only the key of this person and answer opens them', async () => {
  const { anna: join, finish } = twoServers()
  const anna = await join()
  const key = randomUUID()
  finish()
  await anna.ask('resume', { key })
  expect(await rowsWith(database, key)).toEqual([])
  expect(await rowsWith(database, 'nurses')).toEqual([])
  // `row::text` shows bytes as hex.
  expect(await rowsWith(database, Buffer.from('nurses').toString('hex'))).toEqual([])
  const [answer] = await database.select().from(sealedAnswers).where(eq(sealedAnswers.userId, anna.uid))
  const events = await database.select().from(sealedEvents).where(eq(sealedEvents.answerId, answer!.id))
  const sealed = events.find(({ number }) => number === 1)!.sealed
  const right = { answerId: answer!.id, userId: anna.uid, key }
  expect(createSealer(right).open(1, sealed)).toMatchObject({ section: { data: { summary: 'Led 42 nurses.' } } })
  for (const wrong of [{ key: randomUUID() }, { key: answer!.keyHash }, { userId: 'ben' }, { answerId: randomUUID() }])
    expect(() => createSealer({ ...right, ...wrong }).open(1, sealed)).toThrow()
  expect(() => createSealer(right).open(0, sealed)).toThrow()
  const bent = Buffer.from(sealed)
  bent[bent.length - 1]! ^= 1
  expect(() => createSealer(right).open(1, bent)).toThrow()
})

test('after ten minutes nothing of an answer is left in the database, nor of one whose server died', async () => {
  const { anna: join, there, finish } = twoServers()
  const anna = await join()
  const [ended, cut] = [randomUUID(), randomUUID()]
  await (await anna.ask('one', { key: cut, events: true })).body?.cancel()
  const rows = () => database.$count(sealedAnswers, eq(sealedAnswers.userId, anna.uid))
  await expect.poll(rows).toBe(1)
  there.pass(keepAnswerMs + leaseMs)
  await there.chargedRequests.sweep()
  expect(await rows()).toBe(0)
  finish()
  await (await anna.there.ask('two', { key: ended })).text()
  expect(await rows()).toBe(1)
  there.pass(keepAnswerMs)
  await there.chargedRequests.sweep()
  expect(await rows()).toBe(0)
})

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLedger, type Ledger } from '../ledger/credit-ledger.ts'
import type { ChargedWork } from './charged-request.ts'
import { eventsOf, setupChargedRequests, worksWhenTold } from './testing/setup-charged-requests.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const minuteMs = 60_000

const atOnce = (): ChargedWork => async (emit) => {
  emit({ section: 'score', data: { atsScore: 71 } })
  emit({ section: 'summary', data: { summary: 'Good.' } })
  return { coach: 'builtin' }
}

const failing = (): ChargedWork => async () => {
  throw new Problem('unavailable')
}

const audits = createLedger(database, () => new Date())
afterEach(async () => expect(await audits.audit()).toEqual([]))

test('an answer is charged once it is made, and says what it cost and what is left', async () => {
  const anna = await setupChargedRequests({ database, work: atOnce }).person()
  const response = await anna.ask('resume')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    atsScore: 71,
    summary: 'Good.',
    coach: 'builtin',
    creditsCharged: 15,
    creditsRemaining: 85,
  })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('a failed analysis gives the credits back and says so', async () => {
  const work = (): ChargedWork => async () => {
    throw new Problem('unavailable', { message: 'The coach does not answer.' })
  }
  const anna = await setupChargedRequests({ database, work }).person()
  const response = await anna.ask('resume')
  expect(response.status).toBe(503)
  const message = 'The coach does not answer. Your 15 credits are back.'
  expect(await response.json()).toEqual({
    code: 'unavailable',
    message,
    error: message,
    creditsReturned: 15,
    creditsRemaining: 100,
    charge: 'returned',
  })
})

test('a free answer is made without credits, kept like any other, and one that fails speaks of no credits', async () => {
  const world = setupChargedRequests({ database, work: (input) => (input === 'fails' ? failing() : atOnce()), charge: 'none' })
  const anna = await world.person(0)
  const key = randomUUID()
  const answer = await (await anna.ask('resume', { key })).json()
  expect(answer).toMatchObject({ atsScore: 71, creditsCharged: 0, creditsRemaining: 0 })
  expect(await (await anna.answer(key)).json()).toEqual(answer)
  const failed = await anna.ask('fails')
  expect(failed.status).toBe(503)
  expect((await failed.json()).message).not.toMatch(/credits/)
})

test('an error nobody expected gives the credits back, and its text reaches neither the person nor the log', async () => {
  const work = (): ChargedWork => () => {
    throw new Error('canary: Anna Berg, 12 Oak Street')
  }
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const body = await (await anna.ask('resume')).text()
  expect(JSON.parse(body)).toMatchObject({ code: 'unavailable', creditsReturned: 15 })
  expect(world.logged.join()).toContain('charged request failed')
  expect(body + world.logged.join()).not.toContain('canary')
})

test('an answer with a hole in it is not charged', async () => {
  const world = setupChargedRequests({ database, work: atOnce })
  const anna = await world.person()
  const request = { userId: anna.uid, reason: 'resume_score', key: randomUUID(), requestHash: 'h' } as const
  const complete = { safeParse: (value: unknown) => ({ success: Object.hasOwn(Object(value), 'questions') }) }
  const end = await (await world.chargedRequests.run({ ...request, answer: complete, work: atOnce() })).end
  expect(end).toMatchObject({ ended: 'problem', problem: { code: 'unavailable', details: { creditsReturned: 15 } } })
  expect(await anna.credits()).toBe(100)
})

test('work that does not end is stopped at the deadline, and the credits come back', async () => {
  const { work } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work, deadlineMs: 80 }).person()
  const startedAtMs = performance.now()
  const response = await anna.ask('resume')
  expect(performance.now() - startedAtMs).toBeLessThan(80 + 500)
  expect(await response.json()).toMatchObject({
    message: expect.stringMatching(/took too long.*Your 15 credits are back\.$/),
    creditsReturned: 15,
  })
})

test('late words of work that was stopped reach nobody', async () => {
  const late = Promise.withResolvers<void>()
  const work = (): ChargedWork => async (emit) => {
    emit({ section: 'score', data: { atsScore: 71 } })
    await late.promise
    emit({ section: 'summary', data: { summary: 'Late.' } })
    return {}
  }
  const anna = await setupChargedRequests({ database, work, deadlineMs: 50 }).person()
  const key = randomUUID()
  await anna.ask('resume', { key })
  late.resolve()
  await late.promise
  expect((await eventsOf(await anna.answer(key, true))).map(([name]) => name)).toEqual(['section', 'problem'])
})

test('work hears the signal at the deadline and when one of its parts fails', async () => {
  const heard: string[] = []
  const listening = (input: string, signal: AbortSignal) => signal.addEventListener('abort', () => heard.push(input))
  const work =
    (input: string): ChargedWork =>
    async (_, signal) => {
      listening(input, signal)
      if (input === 'fails') throw new Problem('unavailable')
      await sleep(60_000, undefined, { signal })
      return {}
    }
  const anna = await setupChargedRequests({ database, work, deadlineMs: 50 }).person()
  await Promise.all([anna.ask('slow'), anna.ask('fails')])
  expect(heard.sort()).toEqual(['fails', 'slow'])
})

test('too few credits: 402, nothing is started', async () => {
  const { work, runs } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work }).person(10)
  const response = await anna.ask('resume')
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('takes 15 credits, you have 10'),
    creditsRemaining: 10,
  })
  expect(runs()).toBe(0)
})

test('a double tap is one analysis: the second has to wait', async () => {
  const { work, finish, runs } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work }).person()
  const key = randomUUID()
  const [first, second] = [anna.ask('resume', { key }), anna.ask('resume', { key })]
  expect((await second).status).toBe(409)
  expect((await second).headers.get('Retry-After')).toBe('5')
  finish()
  expect((await first).status).toBe(200)
  expect([runs(), await anna.credits()]).toEqual([1, 85])
})

test('the same key sent 200 times at once is charged and worked on once', async () => {
  const { work, finish, runs } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work, maxRunning: 0 }).person()
  const key = randomUUID()
  const asked = Array.from({ length: 200 }, () => anna.ask('resume', { key }).then(({ status }) => status))
  await Promise.race(asked)
  finish()
  const statuses = await Promise.all(asked)
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 409).length]).toEqual([
    1, 199,
  ])
  expect([runs(), await anna.credits()]).toEqual([1, 85])
})

test('200 analyses at once on 100 credits: exactly 6 are made', async () => {
  const anna = await setupChargedRequests({ database, work: atOnce, maxRunning: 0 }).person()
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, i) => anna.ask(`resume ${i}`).then(({ status }) => status)))
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 402).length]).toEqual([
    6, 194,
  ])
  expect(await anna.credits()).toBe(10)
})

test('a person has at most two running; the third is asked to wait', async () => {
  const { work, finish } = worksWhenTold()
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const running = [anna.ask('1'), anna.ask('2')]
  await expect.poll(anna.credits).toBe(70)
  const third = await anna.ask('3')
  expect(third.status).toBe(429)
  expect(third.headers.get('Retry-After')).toBe('10')
  const ben = await world.person()
  const bens = ben.ask('1')
  finish()
  expect((await Promise.all([...running, bens])).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('the same key with another resume is refused, while running and after', async () => {
  const { work, finish } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work }).person()
  const key = randomUUID()
  const first = anna.ask('resume', { key })
  await expect.poll(anna.credits).toBe(85)
  expect((await anna.ask('other', { key })).status).toBe(422)
  finish()
  await first
  expect((await anna.ask('other', { key })).status).toBe(422)
  expect((await anna.ask('resume', { key, reason: 'interview_prep' })).status).toBe(422)
})

test('a failed request can be sent again with its key, and costs its price once', async () => {
  let fails = true
  const work = (): ChargedWork => async (emit, signal) => {
    if (fails) throw new Problem('unavailable')
    return atOnce()(emit, signal)
  }
  const anna = await setupChargedRequests({ database, work }).person()
  const key = randomUUID()
  expect((await anna.ask('resume', { key })).status).toBe(503)
  fails = false
  expect((await anna.ask('resume', { key })).status).toBe(200)
  expect(await anna.credits()).toBe(85)
})

test('an answer can be had again for 10 minutes without another charge', async () => {
  const { work, finish, runs } = worksWhenTold()
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const key = randomUUID()
  finish()
  const first = await (await anna.ask('resume', { key })).json()
  world.pass(10 * minuteMs - 1)
  expect(await (await anna.ask('resume', { key })).json()).toEqual(first)
  expect(await (await anna.answer(key)).json()).toEqual(first)
  expect([runs(), await anna.credits()]).toEqual([1, 85])
})

test('after 10 minutes it is made again once for free; then the key is used up', async () => {
  const { work, finish, runs } = worksWhenTold()
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const key = randomUUID()
  finish()
  await anna.ask('resume', { key })
  world.pass(10 * minuteMs)
  expect((await anna.answer(key)).status).toBe(404)
  expect(await (await anna.ask('resume', { key })).json()).toMatchObject({
    atsScore: 71,
    creditsCharged: 0,
    creditsRemaining: 85,
  })
  world.pass(10 * minuteMs)
  expect((await anna.ask('resume', { key })).status).toBe(404)
  expect(runs()).toBe(2)
})

test('a free re-run that fails stays free, and says so', async () => {
  let fails = false
  const work = (): ChargedWork => async (emit, signal) => {
    if (fails) throw new Problem('unavailable')
    return atOnce()(emit, signal)
  }
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const key = randomUUID()
  await anna.ask('resume', { key })
  world.pass(10 * minuteMs)
  fails = true
  expect(await (await anna.ask('resume', { key })).json()).toMatchObject({
    message: expect.stringContaining('trying again is free'),
  })
  fails = false
  expect((await anna.ask('resume', { key })).status).toBe(200)
  expect(await anna.credits()).toBe(85)
})

const byStandIn = (): ChargedWork => async (emit, signal) => ({ ...(await atOnce()(emit, signal)), charge: 'returned' })

test('an answer that only the stand-in made is given, and so are the credits; its key gives the same again', async () => {
  const anna = await setupChargedRequests({ database, work: byStandIn }).person()
  const key = randomUUID()
  const first = await (await anna.ask('resume', { key })).json()
  const cost = { charge: 'returned', creditsCharged: 0, creditsReturned: 15, creditsRemaining: 100 }
  expect(first).toEqual({ atsScore: 71, summary: 'Good.', coach: 'builtin', ...cost })
  expect([await (await anna.ask('resume', { key })).json(), await (await anna.answer(key)).json()]).toEqual([first, first])
  expect(await anna.credits()).toBe(100)
  const { entries } = (await (await anna.get('/credits/history')).json()) as { entries: { kind: string; amount: number }[] }
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['returned', 15],
    ['spent', -15],
    ['granted', 100],
  ])
})

test('what comes back pays a debt first, and the answer says what is left', async () => {
  const { work, finish } = worksWhenTold()
  const returned = (): ChargedWork => async (emit, signal) => ({ ...(await work()(emit, signal)), charge: 'returned' })
  const world = setupChargedRequests({ database, work: returned })
  const anna = await world.person(20)
  const asking = anna.ask('resume')
  await expect.poll(anna.credits).toBe(5)
  await world.ledger.correct({ key: `trial:${anna.uid}`, takenBack: 15, seen: 0, what: 'refund' })
  finish()
  expect(await (await asking).json()).toMatchObject({ creditsReturned: 15, creditsRemaining: 5 })
  expect(await anna.credits()).toBe(5)
})

test('a free re-run that only the stand-in could make fails and stays free: the AI’s answer was paid for', async () => {
  let fails = false
  const work = (): ChargedWork => (emit, signal) => (fails ? byStandIn() : atOnce())(emit, signal)
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const key = randomUUID()
  await anna.ask('resume', { key })
  world.pass(10 * minuteMs)
  fails = true
  expect(await (await anna.ask('resume', { key })).json()).toMatchObject({
    message: 'The AI could not write this. You have already paid for this: trying again is free.',
  })
  fails = false
  expect(await (await anna.ask('resume', { key })).json()).toMatchObject({ creditsCharged: 0, creditsRemaining: 85 })
})

test('where nothing is charged, a stand-in’s answer speaks of no credits that are back', async () => {
  const anna = await setupChargedRequests({ database, work: byStandIn, charge: 'none' }).person()
  const body = await (await anna.ask('resume')).json()
  expect(body).toEqual({ atsScore: 71, summary: 'Good.', coach: 'builtin', creditsCharged: 0, creditsRemaining: 100 })
})

test('a stand-in’s answer whose credits cannot be given back at once counts as a failure, and they come by themselves', async () => {
  const world = setupChargedRequests({ database, work: byStandIn, deadlineMs: minuteMs, ledger: shaky({ void: lost }) })
  const anna = await world.person()
  expect(await (await anna.ask('resume')).json()).toMatchObject({
    message: expect.stringContaining('come back by themselves within 2 minutes'),
  })
  await audits.voidAllRunning()
  expect(await anna.credits()).toBe(100)
})

test('a person who leaves in the middle finds the answer by its key, paid once', async () => {
  const { work, finish, runs } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work }).person()
  const key = randomUUID()
  const tab = await anna.ask('resume', { key, events: true })
  await tab.body?.cancel()
  expect((await anna.answer(key)).status).toBe(409)
  const reloaded = anna.answer(key, true)
  finish()
  expect((await eventsOf(await reloaded)).map(([name]) => name)).toEqual(['section', 'section', 'done'])
  expect([runs(), await anna.credits()]).toEqual([1, 85])
})

test('a reload learns that the work failed and the credits are back', async () => {
  const { work, fail } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work }).person()
  const key = randomUUID()
  await (await anna.ask('resume', { key, events: true })).body?.cancel()
  fail(new Problem('unavailable'))
  const events = await eventsOf(await anna.answer(key, true))
  expect(events.at(-1)).toMatchObject(['problem', { creditsReturned: 15, creditsRemaining: 100 }])
})

test("nobody reads another person's answer by its key", async () => {
  const world = setupChargedRequests({ database, work: atOnce })
  const [anna, ben] = [await world.person(), await world.person()]
  const key = randomUUID()
  await anna.ask('resume', { key })
  expect((await ben.get(`/answers/${key}`)).status).toBe(404)
  expect((await ben.ask('other', { key })).status).toBe(200)
})

test('a server that is stopped gives the credits of unfinished work back and starts nothing more', async () => {
  const { work } = worksWhenTold()
  const world = setupChargedRequests({ database, work })
  const anna = await world.person()
  const running = anna.ask('resume')
  await expect.poll(anna.credits).toBe(85)
  await world.chargedRequests.close()
  expect(await (await running).json()).toMatchObject({ message: expect.stringContaining('restarting'), creditsReturned: 15 })
  expect((await anna.ask('resume')).status).toBe(503)
  expect(await anna.credits()).toBe(100)
})

/** The real ledger, with some calls failing as if the database were lost. */
const shaky = (broken: Partial<Ledger>): Ledger => ({ ...createLedger(database, () => new Date()), ...broken })
const lost = () => Promise.reject(new Error('connection lost'))

test('when the charge cannot be begun, the deduction failed and nothing is started', async () => {
  const { work, runs } = worksWhenTold()
  const anna = await setupChargedRequests({ database, work, ledger: shaky({ hold: lost }) }).person()
  const response = await anna.ask('resume')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'charge_failed', message: 'Failed to deduct credits. Please try again.' })
  expect(runs()).toBe(0)
})

test('when the charge cannot be ended, the person learns that the deduction failed and gets the credits back', async () => {
  const anna = await setupChargedRequests({ database, work: atOnce, ledger: shaky({ post: lost }) }).person()
  expect(await (await anna.ask('resume')).json()).toMatchObject({
    code: 'charge_failed',
    creditsReturned: 15,
    creditsRemaining: 100,
  })
})

test('a charge whose confirmation was lost on the way is not charged twice and not given back', async () => {
  const ledger = createLedger(database, () => new Date())
  let tries = 0
  const post: Ledger['post'] = async (hold) => {
    const posted = await ledger.post(hold)
    if (tries++ === 0) throw new Error('connection lost')
    return posted
  }
  const anna = await setupChargedRequests({ database, work: atOnce, ledger: shaky({ post }) }).person()
  expect(await (await anna.ask('resume')).json()).toMatchObject({ creditsCharged: 15, creditsRemaining: 85 })
})

test('when even giving back fails, the person learns that the credits come by themselves', async () => {
  const work = (): ChargedWork => async () => {
    throw new Problem('unavailable')
  }
  const anna = await setupChargedRequests({ database, work, deadlineMs: minuteMs, ledger: shaky({ void: lost }) }).person()
  const body = (await (await anna.ask('resume')).json()) as object
  expect(body).toMatchObject({ message: expect.stringContaining('come back by themselves within 2 minutes') })
  expect(body).not.toHaveProperty('creditsReturned')
  await audits.voidAllRunning()
})

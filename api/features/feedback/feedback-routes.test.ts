import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { feedback, users } from '../../adapters/database/schema.ts'
import { feedbackMaxCharacters } from '../../contract/limits.ts'
import { createRateLimits } from '../../http/rate-limits.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import { createPeople, createSignedInWorld } from '../../testing/signed-in-world.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { feedbackRoutes } from './feedback-routes.ts'

const { database } = await createTestDatabase()

/** The open route with limits of its own, as the frame mounts it: before the sign-in. */
function letterbox() {
  const people = createPeople()
  const { services } = createSignedInWorld(database, people.identity, () => [])
  const app = new Hono<AppEnv>().route('/', feedbackRoutes({ ...services, rateLimits: createRateLimits(null) }))
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error
    return c.json(error.body(), error.status)
  })
  const send = async (body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const response = await app.request('/feedback', { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { message?: string; received?: boolean } }
  }
  return { people, send }
}

interface Letter {
  feedbackType?: string
  feedbackText: string
  email?: string
}

test.each<[string, Letter]>([
  ['a letter without an address', { feedbackType: 'issue', feedbackText: 'The timer jumps.', email: '' }],
  ['a letter with nothing but its text is a suggestion', { feedbackText: 'More voices, please.' }],
  ['emoji and other scripts', { feedbackType: 'other', feedbackText: '👏🏽 Danke! 謝謝 شكرا', email: 'somebody@example.com' }],
  ['10,000 characters', { feedbackText: 'x'.repeat(feedbackMaxCharacters) }],
])('%s is kept as it was written', async (_what, letter) => {
  expect(await letterbox().send(letter)).toEqual({ status: 200, body: { received: true } })
  const kept = await database.select().from(feedback)
  expect(kept).toContainEqual(
    expect.objectContaining({ text: letter.feedbackText, type: letter.feedbackType ?? 'suggestion', email: letter.email ?? '' }),
  )
})

test.each([
  ['an empty letter', { feedbackText: '' }, 'Please provide your feedback before submitting.'],
  ['white space', { feedbackText: ' \n\t ' }, 'Please provide your feedback before submitting.'],
  [
    '10,001 characters',
    { feedbackText: 'x'.repeat(feedbackMaxCharacters + 1) },
    'Please keep your feedback to 10,000 characters.',
  ],
  ['a wrong address', { feedbackText: 'Hello', email: 'me@' }, 'Please enter a valid email address, or leave it empty.'],
])('%s is refused with the form’s sentence', async (_what, letter, sentence) => {
  expect(await letterbox().send(letter)).toMatchObject({ status: 400, body: { message: sentence } })
})

test('the sixth letter in a minute is asked to wait', async () => {
  const { send } = letterbox()
  const statuses = []
  for (let nth = 1; nth <= 6; nth++) statuses.push((await send({ feedbackText: `Letter ${nth}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('many accounts at one address write no more than the address may', async () => {
  const { people, send } = letterbox()
  const statuses = []
  for (let nth = 0; nth < 21; nth++) {
    const uid = people.join()
    await database.insert(users).values({ id: uid, email: 'somebody@example.com', googleSubject: uid })
    statuses.push((await send({ feedbackText: `Account ${nth}` }, uid)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test('a signed-in person is known by the token, a forged one is refused', async () => {
  const { people, send } = letterbox()
  const uid = people.join()
  await database.insert(users).values({ id: uid, email: 'somebody@example.com', googleSubject: 'g1' })
  await send({ feedbackText: 'It is me.' }, uid)
  expect(await database.select().from(feedback)).toContainEqual(expect.objectContaining({ text: 'It is me.', userId: uid }))
  expect(await send({ feedbackText: 'It is not me.' }, 'forged')).toMatchObject({ status: 401 })
})

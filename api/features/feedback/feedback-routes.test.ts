import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { feedback, users } from '../../adapters/database/schema.ts'
import { feedbackMaxCharacters } from '../../contract/limits.ts'
import { createRateLimits } from '../../http/limits/rate-limits.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import { createPeople } from '../../testing/people.ts'
import { setupSignedIn } from '../../testing/setup-signed-in.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { feedbackRoutes } from './feedback-routes.ts'

const { database } = await createTestDatabase()

function setupFeedback() {
  const people = createPeople()
  const { services } = setupSignedIn(database, people.identity, () => [])
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

interface SentFeedback {
  feedbackType?: string
  feedbackText: string
  email?: string
}

test.each<[string, SentFeedback]>([
  ['a message without an address', { feedbackType: 'issue', feedbackText: 'The timer jumps.', email: '' }],
  ['a message with nothing but its text is a suggestion', { feedbackText: 'More voices, please.' }],
  ['emoji and other scripts', { feedbackType: 'other', feedbackText: '👏🏽 Danke! 謝謝 شكرا', email: 'somebody@example.com' }],
  ['10,000 characters', { feedbackText: 'x'.repeat(feedbackMaxCharacters) }],
])('%s is kept as it was written', async (_what, message) => {
  expect(await setupFeedback().send(message)).toEqual({ status: 200, body: { received: true } })
  const kept = await database.select().from(feedback)
  expect(kept).toContainEqual(
    expect.objectContaining({
      text: message.feedbackText,
      type: message.feedbackType ?? 'suggestion',
      email: message.email ?? '',
    }),
  )
})

test.each([
  ['an empty message', { feedbackText: '' }, 'Please provide your feedback before submitting.'],
  ['white space', { feedbackText: ' \n\t ' }, 'Please provide your feedback before submitting.'],
  [
    '10,001 characters',
    { feedbackText: 'x'.repeat(feedbackMaxCharacters + 1) },
    'Please keep your feedback to 10,000 characters.',
  ],
  ['a wrong address', { feedbackText: 'Hello', email: 'me@' }, 'Please enter a valid email address, or leave it empty.'],
])('%s is refused with the form’s sentence', async (_what, message, sentence) => {
  expect(await setupFeedback().send(message)).toMatchObject({ status: 400, body: { message: sentence } })
})

test('the sixth message in a minute has to wait', async () => {
  const { send } = setupFeedback()
  const statuses = []
  for (let nth = 1; nth <= 6; nth++) statuses.push((await send({ feedbackText: `SentFeedback ${nth}` })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('many accounts at one address write no more than the address may', async () => {
  const { people, send } = setupFeedback()
  const statuses = []
  for (let nth = 0; nth < 21; nth++) {
    const uid = people.join()
    await database.insert(users).values({ id: uid, email: 'somebody@example.com', googleSubject: uid })
    statuses.push((await send({ feedbackText: `Account ${nth}` }, uid)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test('a signed-in person is known by the token, a forged one is refused', async () => {
  const { people, send } = setupFeedback()
  const uid = people.join()
  await database.insert(users).values({ id: uid, email: 'somebody@example.com', googleSubject: 'g1' })
  await send({ feedbackText: 'It is me.' }, uid)
  expect(await database.select().from(feedback)).toContainEqual(expect.objectContaining({ text: 'It is me.', userId: uid }))
  expect(await send({ feedbackText: 'It is not me.' }, 'forged')).toMatchObject({ status: 401 })
})

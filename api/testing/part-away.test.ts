import { expect, test } from 'vitest'
import { createStripePayments } from '../adapters/payments-stripe.ts'
import { createBucketVideos } from '../adapters/videos-bucket.ts'
import { createApp } from '../app.ts'
import { films, setupPitches } from '../features/elevator-pitch/testing/setup-pitches.ts'
import { createTestDatabase } from './test-database.ts'

// Other outages: http/limits/frozen-database.test.ts, ai-faults.test.ts, adapters/identity-firebase.test.ts, features/health/readiness.test.ts.

const { database } = await createTestDatabase({ maxConnections: 10 })
const nobody = '127.0.0.1:9'
const sentence = /^[A-Z][^{}<>_]{15,}[.!]$/
const answerOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as { message?: string }) })

test('payments are away: buying says so, everything else goes on, and the server stays in traffic', async () => {
  const payments = createStripePayments({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl: `http://${nobody}` })
  const world = setupPitches({ createApp, database, payments })
  const ann = await world.person(100)
  const json = { email: 'somebody@example.com', packageType: 'basic' }
  const bought = await answerOf(await world.as(ann.uid).request('POST', '/api/create-checkout-session', { json }))
  expect(bought).toMatchObject({ status: 503, message: expect.stringMatching(sentence) })
  expect((await ann.generate({ jobDescription: 'A ward nurse' })).status).toBe(200)
  expect(await ann.credits()).toBe(90)
  expect((await world.app.request('/readyz')).status).toBe(200)
})

test('the store of videos is away: a pitch is analyzed and written, saving says so and costs nothing, readiness names it', async () => {
  const videos = createBucketVideos({ projectId: 'demo-x', bucketName: 'demo-bucket', emulatorHost: nobody }, 'pitches/')
  const world = setupPitches({ createApp, database, videos: () => videos })
  const ann = await world.person(100)
  const saved = await answerOf(await ann.save({ video: films.webm }))
  expect(saved).toMatchObject({ status: 503, message: expect.stringMatching(sentence) })
  expect(await ann.library()).toEqual([])
  expect((await ann.analyze({ video: films.webm })).status).toBe(200)
  expect(await ann.credits()).toBe(90)
  expect((await world.app.request('/healthz')).status).toBe(200)
  const ready = await world.app.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true, degraded: ['videos'] }])
})

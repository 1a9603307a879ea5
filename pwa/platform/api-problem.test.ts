import { expect, test } from 'vitest'
import { problemOf, sentenceOf } from './api-problem.ts'

test('the server’s own sentence is what the user reads', async () => {
  const body = { code: 'too_few_credits', message: 'This takes 15, you have 10.', error: 'x', creditsRemaining: 10 }
  const problem = await problemOf(Response.json(body, { status: 402 }))
  expect(problem).toMatchObject({ code: 'too_few_credits', message: 'This takes 15, you have 10.' })
})

test('a response without a problem body still becomes a sentence; the console has its status and body', async () => {
  const problem = await problemOf(new Response('<html>Bad gateway</html>', { status: 502 }))
  expect(problem).toMatchObject({ code: 'unavailable', status: 502 })
  expect(problem.message).toMatch(/try again in a moment/)
  expect((problem.cause as Error).message).toBe('502: <html>Bad gateway</html>')
})

test('an expired sign-in says to sign in again, whoever sent the response', async () => {
  const problem = await problemOf(new Response('', { status: 401 }))
  expect(problem.message).toBe('Authentication required. Please sign in again.')
})

test('the message of an unexpected error never reaches the user', () => {
  expect(sentenceOf(new TypeError('x is undefined'), 'Something went wrong.')).toBe('Something went wrong.')
})

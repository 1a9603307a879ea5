import type { Page, Request } from '@playwright/test'
import { newcomer } from '../steps.ts'
import { expect, test } from '../story.ts'

/** Counts how often the page calls a path, from now on. A request that is under way already does not count. */
function countCalls(page: Page, path: string) {
  const sent = new Set<Request>()
  const finished = new Set<Request>()
  page.on('request', (request) => new URL(request.url()).pathname === path && sent.add(request))
  page.on('requestfinished', (request) => sent.has(request) && finished.add(request))
  return { sent: () => sent.size, finished: () => finished.size }
}

test('every five minutes the app sends a ping and fetches the credits; on focus it fetches only the credits', async ({
  page,
}) => {
  await page.clock.install()
  await newcomer(page)
  await expect(page.getByRole('button', { name: /^\d+ credits/ })).toBeVisible()
  const { sent: pings } = countCalls(page, '/api/user/active')
  // Finished ones: while one is under way, the next is not sent.
  const { finished: credits } = countCalls(page, '/api/credits')
  await page.clock.fastForward('04:50')
  expect([pings(), credits()]).toEqual([0, 0])
  await page.clock.fastForward('00:15')
  await expect.poll(() => [pings(), credits()]).toEqual([1, 1])
  // A little more than five minutes, because the credits' interval starts with their last response.
  await page.clock.fastForward('05:05')
  await expect.poll(() => [pings(), credits()]).toEqual([2, 2])
  await expect(async () => {
    // While a request is under way, a focus sends no other.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect(credits()).toBeGreaterThan(2)
  }).toPass()
  expect(pings()).toBe(2)
})

test('signed out, nothing is requested: no credits, no profile, no ping', async ({ page }) => {
  await page.clock.install()
  const calls = ['/api/credits', '/api/user/profile', '/api/user/active'].map((path) => countCalls(page, path))
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Sign in with Google' }).first()).toBeEnabled()
  await page.clock.fastForward('11:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(calls.map(({ sent }) => sent())).toEqual([0, 0, 0])
})

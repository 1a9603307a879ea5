import type { Page, Request } from '@playwright/test'
import { somebodyNew } from '../somebody.ts'
import { signInThroughPopup } from '../steps.ts'
import { expect, test } from '../story.ts'

/** Counts how often the page calls a path, from now on. */
function countCalls(page: Page, path: string, event: 'request' | 'requestfinished' = 'request') {
  let calls = 0
  const count = (request: Request) => {
    if (new URL(request.url()).pathname === path) calls += 1
  }
  if (event === 'request') page.on('request', count)
  else page.on('requestfinished', count)
  return () => calls
}

test('every five minutes the app sends a ping and fetches the credits; on focus it fetches only the credits', async ({
  page,
}) => {
  await page.clock.install()
  await signInThroughPopup(page, somebodyNew())
  const pings = countCalls(page, '/api/user/active')
  // Finished ones: while one is under way, the next is not sent.
  const credits = countCalls(page, '/api/credits', 'requestfinished')
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
  expect(calls.map((count) => count())).toEqual([0, 0, 0])
})

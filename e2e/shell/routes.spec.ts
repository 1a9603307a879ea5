import { expectRoomForText } from '../large-text.ts'
import { readyForOffline } from '../self-practice/steps.ts'
import { newcomer } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inFront, signedOutHome } from './steps.ts'

const screens: readonly (readonly [path: string, heading: string])[] = [
  ['/analysis', 'Resume Analytics'],
  ['/cover-letter', 'Cover Letter'],
  ['/interview-prep', 'Interview Q&A Preparation'],
  ['/basic-interview-prep', 'Interview Q&A Preparation'],
  ['/self-interview-prep', 'Self practice'],
  ['/voice-interview', 'Voice Practice Interview'],
  ['/voice-interview-prep', 'Voice Practice Interview'],
  ['/elevator-pitch', 'Elevator Pitch'],
  ['/voice-to-resume', 'Voice-to-Resume Generator'],
  ['/sample', 'A sample'],
  ['/payment/success', 'Payment Verification Failed'],
  ['/payment/cancel', 'Payment Cancelled'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/no/such/screen', 'Page Not Found'],
]

const synonyms = new Set(['/basic-interview-prep', '/voice-interview-prep'])

const leftovers = ['/__/auth/handler', '/__/auth/handler?code=x', '/analysis?mode=signIn', '/?oobCode=1', '/terms?x=1&apiKey=k']

test('every address leads to its screen, synonyms to the same one, and each has room for large text and small windows', async ({
  page,
}) => {
  await newcomer(page)
  for (const [path, heading] of screens) {
    await page.goto(path)
    const shown = inFront(page).getByRole('heading', { level: 1, name: heading }).filter({ visible: true })
    await expect(shown, path).toBeVisible()
    await expect(page, path).toHaveTitle(new RegExp(heading))
    if (!synonyms.has(path)) await expectRoomForText(page, path)
  }
  for (const path of leftovers) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: /^Take a breath/ }), path).toBeVisible()
    await expect(page, path).toHaveURL('/')
  }
})

test('signed out, addresses left over from a sign-in lead home, and an unknown address says so', async ({ page }) => {
  for (const path of leftovers) {
    await page.goto(path)
    await expect(signedOutHome(page), path).toBeVisible()
    await expect(page, path).toHaveURL('/')
  }
  await expectRoomForText(page, 'the landing page')
  await page.goto('/no/such/screen')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expectAccessible(page, 'not found')
  await expectRoomForText(page, 'not found, signed out')
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(signedOutHome(page)).toBeVisible()
})

test('the privacy notice and the terms can be read before signing in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Privacy and terms' }).getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { name: 'What we do not store' })).toBeVisible()
  await expectAccessible(page, 'privacy')
  for (const heading of ['What we store on our server', 'The AI']) await page.getByRole('heading', { name: heading }).click()
  await expect(page.getByText(/runs on our own server/)).toBeVisible()
  await expectAccessible(page, 'privacy, unfolded')
  await page.goto('/terms')
  for (const heading of ['What you get', 'Purchases']) await page.getByRole('heading', { name: heading }).click()
  await expect(page.getByText(/no guarantee of a job/)).toBeVisible()
  await expect(page.getByText(/Purchases are non-refundable. Technical issues are reviewed/)).toBeVisible()
  await expectAccessible(page, 'terms')
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('one tap from the first screen: a sample, without a connection too, which ends in signing in', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page.getByText('40 free credits')).toBeInViewport()
    await readyForOffline(page)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'See a sample first' }).click()
    await expect(page.getByText('Marisol Vanderbeck is made up')).toBeInViewport()
    await expect(page.getByRole('img', { name: /^ATS score \d+ of 100/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Score [\d.]+ of 10/ })).toBeVisible()
    // One tap to the other coach, named.
    const score = () => page.getByRole('img', { name: /^ATS score \d+ of 100/ }).getAttribute('aria-label')
    await expect(page.getByText('An AI model wrote them')).toBeVisible()
    const withAi = await score()
    await page.getByRole('radio', { name: 'Without AI' }).check()
    await expect(page.getByText('Our built-in coach wrote them')).toBeVisible()
    expect(await score()).not.toBe(withAi)
    await expectAccessible(page, 'the sample')
    await expectRoomForText(page, 'the sample')
    await page.reload()
    const end = page.getByRole('region', { name: 'Now yours: 40 free credits' })
    await expect(end.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    await page.goBack()
    await expect(signedOutHome(page)).toBeVisible()
  })
})

test('what a desktop shows before the app is there has its bars, not those of a phone @desktop-only', async ({ page }) => {
  await page.addInitScript(() => {
    const person = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', photoURL: null }
    localStorage.setItem('greenroom:signed-in', JSON.stringify(person))
  })
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/elevator-pitch')
  const frame = page.locator('#start-frame')
  await expect(frame.locator('.frame-bar')).toBeVisible()
  for (const ofPhone of ['.bottom-bar', '.top-bar']) await expect(frame.locator(ofPhone).filter({ visible: true })).toHaveCount(0)
})

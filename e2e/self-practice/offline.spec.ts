import { signInThroughPopup, somebodyNew } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { speakingInto } from './speaking.ts'
import { answerAloud, openSelfPractice, playsBack, readyForOffline, stage } from './steps.ts'

test.use(speakingInto())

test('in a tunnel: the app starts signed in, records, plays, survives a reload, and says plainly what waits', async ({
  page,
  context,
}) => {
  await signInThroughPopup(page, somebodyNew())
  await readyForOffline(page)
  await openSelfPractice(page)
  await context.setOffline(true)
  await page.reload()

  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible()
  await expect(page.getByText('You are offline: everything but AI feedback is here.')).toBeVisible()
  await expectAccessible(page, 'the start, offline')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await answerAloud(page)
  await playsBack(page)
  await expect(stage(page).getByText('No connection. Your answer is safe on this device.')).toBeVisible()
  await expect(stage(page).getByRole('button', { name: /Get AI feedback/ })).toBeDisabled()

  // The battery dies, or the browser is closed: what was said is still there.
  await page.reload()
  const offer = page.getByRole('alertdialog', { name: 'You have an unfinished recording: continue or discard' })
  await expect(offer).toContainText('Question 1, 0:0')
  await expectAccessible(page, 'the unfinished practice')
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(stage(page).getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible()
  await playsBack(page)
})

test('a connection in name only does not hold up who was signed in', async ({ page, context }) => {
  await signInThroughPopup(page, somebodyNew())
  await readyForOffline(page)
  // Everything is asked for, nothing is ever answered.
  await context.route(/\/api\/|identitytoolkit|securetoken/, () => undefined)
  await page.goto('/self-interview-prep')
  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible({ timeout: 15_000 })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

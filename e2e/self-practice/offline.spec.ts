import { speakingInto } from '../microphone.ts'
import { newcomer, newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { answerAloud, openSelfPractice, playsBack, readyForOffline, stage } from './steps.ts'

test.use({ ...speakingInto(), serviceWorkers: 'allow' })

test('offline: the app starts signed in, even on a connection in name only, records, plays, survives a reload, and gets its feedback later', async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  await readyForOffline(page)
  // Every request is sent, none is ever answered.
  await context.route(/\/api\/|identitytoolkit|securetoken/, () => undefined)
  await openSelfPractice(page)
  await context.setOffline(true)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()

  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible()
  await expect(page.getByText("You're offline. Everything works; feedback will come when you reconnect.")).toBeVisible()
  await expectAccessible(page, 'the start, offline')
  await page.getByRole('button', { name: 'Start practice' }).click()
  await answerAloud(page)
  await playsBack(page)
  await stage(page).getByRole('button', { name: 'Type what you said' }).click()
  await stage(page).getByLabel('What you said').fill(ledTheRounds)
  await stage(page).getByRole('button', { name: 'Use these words' }).click()
  await expect(stage(page).getByText('Ask now, and your feedback follows automatically')).toBeVisible()
  await stage(page).getByRole('button', { name: 'Get AI feedback (5 credits)' }).click()
  await expect(stage(page).getByRole('button', { name: 'Waiting for a connection' })).toBeVisible()
  await expectAccessible(page, 'feedback that waits for a connection')

  // The battery dies, or the browser is closed: what was said is still there.
  await page.reload()
  const offer = page.getByRole('alertdialog', { name: 'You have an unfinished practice: continue or discard' })
  await expect(offer).toContainText('Question 1, 0:0')
  await expectAccessible(page, 'the unfinished practice')
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(stage(page).getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible()
  await playsBack(page)
  await expect(stage(page).getByRole('button', { name: 'Waiting for a connection' })).toBeVisible()

  // Back online everything follows by itself: the feedback, charged once, and the balance.
  await context.setOffline(false)
  await expect(stage(page).getByRole('img', { name: /^Score \d+\.\d of 10/ })).toBeVisible()
  await stage(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('button', { name: '35 credits' })).toBeVisible()
})

const ledTheRounds = 'On my ward I led the daily rounds, and falls went down by 31 percent in six months.'

test('where the browser stores nothing, the form, the stage and the practice at rest say so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await newcomer(page)
  await openSelfPractice(page)
  const inThisTabOnly = 'Recordings are in this tab only: closing or reloading it deletes them.'
  await expect(page.getByText(`This browser does not let us store anything on this device. ${inThisTabOnly}`)).toBeVisible()
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(stage(page).getByText(inThisTabOnly)).toBeVisible()
  await stage(page).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(stage(page).getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(stage(page).getByText(inThisTabOnly)).toBeVisible()
  await stage(page).getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page.getByText('Everything is in this tab only, so keep it open.')).toBeVisible()
})

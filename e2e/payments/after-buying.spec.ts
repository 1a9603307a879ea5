import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type RunningGreenroom, startGreenroom } from '../greenroom.ts'
import { newcomerWithCredits } from '../steps.ts'
import { test as anyTest, expect, expectAccessible } from '../story.ts'
import { choosePackage, pillWith, sandboxOf } from './checkout-steps.ts'

/** Stories that disturb the payment provider or kill the server have their own Greenroom. */
const test = anyTest.extend<{ greenroom: { running: RunningGreenroom } }>({
  greenroom: async ({ browserName: _ }, use) => {
    const own = { running: await startGreenroom({ DATA_DIR: mkdtempSync(join(tmpdir(), 'greenroom-story-')) }) }
    await use(own)
    await own.running.stop()
    rmSync(own.running.dataDir, { recursive: true, force: true })
  },
  baseURL: async ({ greenroom }, use) => use(greenroom.running.url),
})

// Two starts of the whole product, a kill, and a bank that takes eight seconds.
test.describe.configure({ timeout: 180_000 })

const openHistory = async (page: Page) => {
  await page.locator('.credits-pill-count').filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Credit history' }).click()
  const history = page.getByRole('dialog', { name: 'Credit history' })
  await expect(history.getByRole('listitem').first()).toBeVisible()
  return history
}

test('with a slow bank the page waits, then shows the credits; the history has the receipt; a refund takes the credits back', async ({
  page,
  greenroom,
}) => {
  await newcomerWithCredits(page)
  const dialog = await choosePackage(page, 'Premium')
  await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
  await page.getByRole('button', { name: /bank says yes/ }).click()
  await expect(page.getByText('Your bank has not confirmed the payment yet', { exact: false })).toBeVisible()
  await expectAccessible(page, 'the waiting payment')
  await expect(page.getByText('250 credits added')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Continue to Dashboard' }).click()

  const history = await openHistory(page)
  await expect(history.getByText('Premium package, $10.00', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the credit history')
  const opening = page.context().waitForEvent('page')
  await history.getByRole('link', { name: /Receipt/ }).click()
  await expect((await opening).getByText('Paid: $10.00')).toBeVisible()

  const sandbox = sandboxOf(greenroom.running.dataDir)
  const bought = (await sandbox.sessions()).at(-1)!
  await sandbox.happen({ session: bought.id, what: 'refund' })
  await expect(async () => {
    await page.reload()
    await expect(pillWith(page, 40)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect((await openHistory(page)).getByText('Credits of a refunded purchase')).toBeVisible()
})

test('if the server is killed before it learns of a payment, the credits are there after its restart', async ({
  page,
  greenroom,
}) => {
  await newcomerWithCredits(page)
  const sandbox = sandboxOf(greenroom.running.dataDir)
  await sandbox.setDeliveries({ lost: true })
  const dialog = await choosePackage(page, 'Basic')
  await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
  await expect(page.getByText('100 credits (Basic)')).toBeVisible()
  // Paid, but the person never returns to the success page, and no webhook gets through.
  const opened = (await sandbox.sessions()).at(-1)!
  await sandbox.happen({ session: opened.id, what: 'pay' })

  const { dataDir, url, process } = greenroom.running
  const gone = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGKILL')
  await gone
  greenroom.running = await startGreenroom({ DATA_DIR: dataDir, PORT: new URL(url).port })
  await page.goto('/')
  await expect(pillWith(page, 140)).toBeVisible({ timeout: 30_000 })
})

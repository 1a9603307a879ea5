import { speakingInto } from '../microphone.ts'
import { inFront } from '../shell/steps.ts'
import { newcomer } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

test.use(speakingInto())

test('somebody who talks and talks is stopped at 300 seconds, takes added up, and nothing of it is lost', async ({ page }) => {
  await newcomer(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  const record = screen.getByRole('button', { name: 'Record', exact: true })
  const more = screen.getByRole('button', { name: 'Say more' })
  const stop = screen.getByRole('button', { name: 'Stop', exact: true })
  const takes = screen.getByRole('list', { name: 'Takes' }).getByRole('listitem')
  await expect(record).toBeVisible()
  await page.clock.install()

  await record.click()
  await expect(stop).toBeVisible()
  await page.clock.fastForward(200_000)
  await stop.click()
  await expect(takes).toHaveCount(1)

  await more.click()
  await expect(stop).toBeVisible()
  await page.clock.fastForward(80_000)
  await expect(stop).toBeVisible()
  await page.clock.fastForward(25_000)
  await expect(page.getByText('Recording stopped', { exact: true })).toBeVisible()
  await expect(takes).toHaveCount(2)
  await expect(screen.getByRole('heading', { name: 'Your five minutes are recorded' })).toBeVisible()
  await expect(more).toBeHidden()
  await expectAccessible(page, 'the five minutes are full')

  await screen.getByRole('button', { name: 'Re-record Take 1' }).click()
  await expect(takes).toHaveCount(1)
  await expect(more).toBeVisible()

  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 900_000 })
  })
  await more.click()
  await expect(screen.getByText('This device has too little free space for a recording.')).toBeInViewport()
})

import { says } from '../../api/coach/testing/transcription-script.ts'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible } from '../story.ts'
import { test } from '../voice-interview/connected.ts'
import { analyze, credits, feedback, record } from './flow-steps.ts'
import { cards, playsFromTheMiddle, saveButton } from './library-steps.ts'

const said =
  'Hello, I am Ana Costa, a registered nurse with nine years on medical-surgical units. At Mercy Hospital I cut patient falls by 31 percent with hourly rounds. You need ACLS and Epic, and I use both every day. Could we talk for twenty minutes this week?'

test('silence gives the credits back and offers to record again; then only the sound is sent, a moment of the feedback plays, and the saved take has its length', async ({
  page,
  connected: { model },
}) => {
  model.setTranscription(() => says(''))
  await newcomerWithCredits(page)
  await page.goto('/elevator-pitch')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Record without a script' }).click()
  await record(page, 2)
  await analyze(page)
  await expect(page.getByText(/^We couldn't understand your speech/)).toBeVisible()
  await expect(page.getByText(/^Your 10 credits are back/)).toBeVisible()
  await expect(credits(page, 40)).toBeVisible()
  await expectAccessible(page, 'the failure panel')
  await page.getByRole('button', { name: 'Re-record', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Record your pitch' })).toBeVisible()

  model.setTranscription(() => says(said))
  await record(page, 3)
  const asking = page.waitForRequest('**/api/elevator-pitch/analyze')
  await analyze(page)
  await feedback(page)
  // The video has some hundred kilobytes; the form with its sound stays under 5 KB a second, its own texts apart.
  expect((await (await asking).sizes()).requestBodySize).toBeLessThan(5 * 5_000 + 2_000)
  await expect(page.getByRole('button', { name: 'Save to library' })).toBeVisible()
  await expect(credits(page, 30)).toBeVisible()
  await page.getByRole('button', { name: /^Play from .*: Opening, strong$/ }).click()
  await expect(page.getByRole('slider', { name: 'Position' })).not.toHaveValue('0')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

  await saveButton(page).click()
  await expect(page.getByText('Saved to your library.')).toBeVisible()
  await page.getByRole('button', { name: 'Your library' }).filter({ visible: true }).click()
  await cards(page)
    .getByRole('button', { name: /^Play: Pitch of / })
    .click()
  const played = await playsFromTheMiddle(page)
  expect(played.duration).toBeGreaterThan(2)
  expect(played.duration).toBeLessThan(10)
  expect(played.playedOn).toBe(true)
})

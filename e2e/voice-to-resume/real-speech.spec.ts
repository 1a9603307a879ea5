import { says } from '../../api/coach/testing/transcription-script.ts'
import { inFront } from '../shell/steps.ts'
import { newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible } from '../story.ts'
import { test } from '../voice-interview/connected.ts'

const said =
  'My name is Ana Costa. I work as a registered nurse at Mercy Hospital since March 2019. I care for 30 patients a day. I have an RN license.'

test('what is spoken waits for a connection, arrives at the recogniser whole and becomes the resume; silence gives the credits back', async ({
  page,
  connected: { model },
}) => {
  model.setTranscription(({ isSilent }) => (isSilent ? says('Thank you for watching!', { noSpeech: 0.95 }) : says(said)))
  await newcomerWithCredits(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  await screen.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(screen.getByRole('timer')).toContainText('4:56')
  await screen.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(screen.getByRole('list', { name: 'Takes' })).toContainText('Take 1')
  const before = model.recordings.length
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Generate when connected (20 credits)' }).click()
  await expect(screen.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible()
  await expectAccessible(page, 'waiting for a connection')
  await page.context().setOffline(false)
  await expect(screen.locator('.spoken-sheet')).toContainText('Ana Costa')
  await expect(screen.getByText('20 credits spent, 20 left.')).toBeVisible()
  await expect(screen.locator('.spoken-sheet')).toContainText('Mercy Hospital')
  await expect(screen.locator('blockquote')).toContainText('I care for 30 patients a day')
  const heard = model.recordings.slice(before)
  expect(heard).toHaveLength(1)
  expect(heard[0]!.isSilent).toBe(false)
  expect(heard[0]!.durationSeconds).toBeGreaterThan(3)

  await screen.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await screen.getByRole('button', { name: 'Tell it in one go' }).click()
  model.setTranscription(() => says(''))
  await screen.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(screen.getByRole('timer')).toContainText('4:58')
  await screen.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(screen.getByRole('list', { name: 'Takes' })).toContainText('Take 1')
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(page.getByText('Generation Failed')).toBeVisible()
  await expect(screen.getByText("Sorry, we couldn't transcribe your audio.")).toBeVisible()
  await expect(screen.getByText('Your 20 credits are back.')).toBeVisible()
  await expect(screen.getByRole('list', { name: 'Takes' })).toContainText('Take 1')
})

test('correcting the words and generating again is free; a failed download costs nothing', async ({ page }) => {
  await newcomerWithCredits(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  await screen.getByLabel(/type it/).fill(`${said} The sun was out in June.`)
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(screen.locator('.spoken-sheet')).toContainText('Ana Costa')
  // What the model put nowhere is left to sort.
  const left = screen.getByRole('region', { name: 'Not in the resume yet' })
  await expect(left).toContainText('The sun was out in June.')
  await expect(left.getByRole('button', { name: 'This job: Registered nurse at Mercy Hospital' })).toBeVisible()
  await expectAccessible(page, 'what the model put nowhere')
  await screen.getByRole('button', { name: 'Correct the words' }).click()
  await screen.getByLabel('What you said').fill(said.replace('Mercy Hospital', 'Grace Hospital'))
  await screen.getByRole('button', { name: 'Generate again from these words' }).click()
  await expect(screen.locator('.spoken-sheet')).toContainText('Grace Hospital')
  await expect(page.getByRole('button', { name: '20 credits', exact: true }).filter({ visible: true })).toBeVisible()
  await expect(screen.getByText(/Free, up to 4 more times/).first()).toBeVisible()

  await page.route('**/api/voice-to-resume/download', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await screen.getByRole('button', { name: 'Download Word' }).click()
  await expect(page.getByText('Download Failed')).toBeVisible()
  await expect(screen.locator('.spoken-sheet')).toContainText('Grace Hospital')
})

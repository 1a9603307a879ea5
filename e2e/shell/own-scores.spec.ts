import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { storedRows } from '../stored-rows.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inFront, openAccountMenu } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

const go = (page: Page, name: 'Home' | 'Resume') =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

async function scoreShown(page: Page): Promise<string> {
  const ring = inFront(page).getByRole('img', { name: /ATS score \d+ of 100/ })
  return (await ring.getAttribute('aria-label'))!.match(/\d+/)![0]
}

test('scores are kept on this device only when the user says so, never sent, exported and deleted as the user likes', async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  const here = inFront(page)
  const offer = here.getByRole('region', { name: 'Keep my scores on this device?' })
  const scores = here.getByRole('region', { name: 'Your scores' })
  const menuSwitch = page.getByRole('switch', { name: 'Keep my scores on this device' }).filter({ visible: true })
  await expect(offer.or(scores)).toBeHidden()
  await go(page, 'Resume')
  await here.getByLabel('Job description').fill(nurseAd)
  await here.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await here.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  await expect(here.getByRole('button', { name: '25 credits' })).toBeVisible()
  const first = await scoreShown(page)

  await go(page, 'Home')
  await expectAccessible(page, 'home with the offer to keep scores')
  expect(await storedRows(page, 'scores')).toEqual([])
  await offer.getByRole('button', { name: 'Keep my scores' }).click()
  await expect(scores.getByRole('heading', { name: 'Your scores' })).toBeFocused()
  await expect(scores.getByText(`${first} of 100`).first()).toBeVisible()
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  // An answer moves the score of the same analysis; another analysis is another entry, and makes a line of two.
  await go(page, 'Resume')
  const cards = here.getByRole('region', { name: 'What the ad asks for' })
  await here.getByRole('button', { name: 'Answer the next question' }).click()
  await cards.getByRole('button', { name: 'Yes', exact: true }).click()
  await cards.getByRole('textbox').fill('BLS and ACLS certified until 2027.')
  await cards.getByRole('button', { name: 'Add' }).click()
  await expect(cards.getByText(/The score goes from \d+ to \d+/).last()).toBeVisible()
  const moved = await scoreShown(page)
  expect(moved).not.toBe(first)
  await here.getByRole('button', { name: 'Close' }).click()
  await here.locator('input[type=file]').setInputFiles('api/documents/fixtures/logistics.pdf')
  await here.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  await page.getByRole('button', { name: 'Analyze anyway' }).click()
  await expect(here.getByRole('button', { name: '10 credits' })).toBeVisible()
  const second = await scoreShown(page)
  await go(page, 'Home')
  await expect(scores.getByText(`Was ${moved}. 2 results since`)).toBeVisible()
  await expect(scores.getByRole('img', { name: `Oldest first: ${moved}, ${second}` })).toBeVisible()
  await scores.getByText('Details').click()
  await expect(scores.getByText('Must-haves')).toHaveCount(2)
  await expectAccessible(page, 'home with two scores')

  const saving = page.waitForEvent('download')
  await scores.getByRole('button', { name: 'Export' }).click()
  const lines = readFileSync(await (await saving).path(), 'utf8').split('\r\n')
  expect(lines).toEqual([
    '"Date","Feature","Round","Score","Of","Parts"',
    expect.stringMatching(new RegExp(`^"\\d{4}-\\d\\d-\\d\\d","Resume Analytics","","${moved}","100","Must-haves: `)),
    expect.stringMatching(new RegExp(`","${second}","100","Must-haves: `)),
    '',
  ])

  await page.reload()
  await expect(scores.getByText(`Was ${moved}. 2 results since`)).toBeVisible()
  await expect(scores.getByRole('img', { name: `Oldest first: ${moved}, ${second}` })).toBeVisible()
  const kept = (await storedRows(page, 'scores'))[0]!.scores
  expect(JSON.stringify(kept)).not.toMatch(/nurse|riverside/i)
  expect(sent.length).toBeGreaterThan(5)
  const words = ['Must-haves', ...kept.map(({ atMs }) => String(atMs))]
  expect(sent.filter((request) => words.some((word) => request.includes(word)))).toEqual([])

  await scores.getByText('Details').click()
  await scores.getByRole('button', { name: 'Delete all' }).click()
  const question = page.getByRole('alertdialog', { name: 'Stop keeping your scores?' })
  await expectAccessible(page, 'the question before deleting all scores')
  await question.getByRole('button', { name: 'Delete and stop' }).click()
  await expect(scores).toBeHidden()
  // The tab still has the last result, which does not bring its entry back.
  await go(page, 'Resume')
  await expect(here.getByRole('img', { name: /ATS score/ })).toBeVisible()
  await go(page, 'Home')
  await expect(scores).toBeHidden()

  await openAccountMenu(page)
  await expect(menuSwitch).not.toBeChecked()
  await expect.poll(() => storedRows(page, 'scores')).toEqual([])
})

import type { Page } from '@playwright/test'
import { newcomerWithCredits, nurseAd, openAnalysis } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { certificationCard } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 }, allowedNoise: /not there: GET .*\/api\/answers/ })

const scoreOf = async (page: Page) => {
  const label = await page.getByRole('img', { name: /ATS score \d+ of 100/ }).getAttribute('aria-label')
  return Number(label!.match(/\d+/)![0])
}

test('a nurse answers two questions, the score moves and stays after a reload, and her preparation gets the answers', async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  await openAnalysis(page)
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()
  const before = await scoreOf(page)

  // The first thing to do leads to its question, which is there with its line.
  const cards = page.getByRole('region', { name: 'What the ad asks for' })
  await expect(page.getByText(/^Start here: “.+” \+\d+$/)).toBeVisible()
  const next = page.getByRole('button', { name: 'Answer the next question' })

  // An open question takes its place, until the results are closed with it.
  await certificationCard(page)
  await expect(next).toBeHidden()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Show last results' }).click()
  await expect(next).toBeVisible()

  // Another one that is folded meanwhile changes nothing.
  const open = (await certificationCard(page)).locator('summary').first()
  const another = await cards.locator('details:not([open]):has(h5) > summary').first().elementHandle()
  await another!.click()
  await another!.click()
  await expect(cards.locator('details[open]')).toHaveCount(1)
  await expect(next).toBeHidden()
  await open.click()
  await next.click()
  await expect(cards.getByRole('heading', { level: 5 }).filter({ visible: true })).toBeFocused()
  const card = await certificationCard(page)
  await card.getByRole('button', { name: 'Yes', exact: true }).click()
  const words = card.getByRole('textbox')
  await expect(words).toBeFocused()
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(cards.getByText('Please type or speak a sentence first.')).toBeVisible()
  await words.fill('a'.repeat(401))
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(cards.getByText('Please keep it to 400 characters')).toBeVisible()
  await expectAccessible(page, 'a question with its answer')

  // Half typed, it is still there when a tablet is turned, and so is the button below it.
  await words.fill('I hold both of them.')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(words).toHaveValue('I hold both of them.')
  await page.setViewportSize({ width: 360, height: 740 })
  await card.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Add' })).toBeInViewport()

  // The ad's words that are missing are named; nothing is promised for a sentence that would not show them.
  await expect(cards.getByText('in the ad’s words: “BLS”')).toBeVisible()
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(cards.getByText(/The score stays at \d+\. Your sentence does not say “BLS”/).last()).toBeVisible()
  expect(await scoreOf(page)).toBe(before)
  await card.getByRole('button', { name: 'Edit your answer Q1' }).click()

  // Without a connection the answer is kept, and counts by itself when it returns.
  const told = 'BLS and ACLS certified by the American Heart Association until 2027.'
  await context.setOffline(true)
  await words.fill(told)
  await words.press('Tab')
  await card.getByRole('button', { name: 'Save' }).press('Enter')
  const waiting = cards.getByText('Your answers are kept here and count once you are back online.')
  await expect(waiting.last()).toBeInViewport()
  await context.setOffline(false)
  const news = cards.getByText(/The score goes from \d+ to \d+\. Shown now: “BLS and ACLS certification”/)
  await expect(news.last()).toBeInViewport()
  expect(await scoreOf(page)).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Next question', exact: true }).click()

  // The next question has the focus. "No" is taken as it is, and says how to talk about it.
  await expect(cards.getByRole('heading', { level: 5 }).filter({ visible: true })).toBeFocused()
  await cards.getByRole('button', { name: 'No', exact: true }).click()
  await expect(cards.getByText('You told us: no')).toBeFocused()
  await expectAccessible(page, 'how to talk about what is not there')
  await page.getByRole('button', { name: 'Next question', exact: true }).click()
  await expect(cards.getByRole('heading', { level: 5 }).filter({ visible: true })).toBeFocused()

  const requirements = cards
  await expect(requirements.getByText('You told us: yes')).toBeVisible()
  const saidNo = requirements.getByRole('region', { name: /^You said no/ })
  await expect(saidNo.getByText('You told us: no')).toBeVisible()
  await requirements.getByRole('button', { name: 'Remove your answer Q2' }).click()
  await requirements.getByRole('button', { name: 'Undo' }).click()
  await expect(requirements.getByText('You told us: no')).toBeVisible()
  const after = await scoreOf(page)

  await expect(page.getByText('It stays in this tab until you close it or log out')).toBeVisible()
  await page.reload()
  await expect(requirements.getByText(told)).toBeVisible()
  await expect(saidNo).toBeVisible()
  await expect.poll(() => scoreOf(page)).toBe(after)
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Heart Association')

  await page.goto('/?feature=interview')
  await expect(page.getByText('Includes 2 answers you told us about this job.')).toBeVisible()
  await page.getByLabel(/Interview round/i).selectOption('hiring-manager')
  // Without a file the request can be read here.
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
  const asked = page.waitForRequest('**/api/interview-prep/generate')
  await page.getByRole('button', { name: 'Start Preparation' }).click()
  const form = (await asked).postData() ?? ''
  expect(form).toContain(told)
  expect(form).toContain('"reply":"no"')
})

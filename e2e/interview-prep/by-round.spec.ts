import { readFile } from 'node:fs/promises'
import { readDocument } from '../../api/documents/read-document.ts'
import { editAd, newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

const nurseResume = 'api/documents/fixtures/nurse.pdf'

const germanAd =
  'Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft in Vollzeit für unsere Station in Bremen. Ihre Aufgaben: Sie planen und ' +
  'dokumentieren die Pflege, begleiten Angehörige und leiten Schüler an. Ihr Profil: eine abgeschlossene Ausbildung und Freude an der Arbeit.'

test("home's card prepares for a panel: the form's rules, a try without connection, the brief, and a Word file @desktop", async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  await page
    .getByRole('region', { name: 'Features' })
    .getByRole('link', { name: /Interview Preparation/ })
    .click()
  await expect(page).toHaveURL(/\/\?feature=interview$/)
  await expect(page.getByText('Costs 5 credits per preparation').first()).toBeVisible()
  // The card is gone; a keyboard goes on where the feature begins.
  await expect(page.locator('.feature')).toBeFocused()
  const start = page.getByRole('button', { name: 'Start Preparation' })
  const job = page.getByRole('textbox', { name: 'Job description', exact: true })

  await job.fill(germanAd)
  await expect(page.getByRole('alert').filter({ hasText: 'This job description does not seem to be in English.' })).toContainText(
    'Greenroom reads English only: paste an English version, or translate it first.',
  )
  await job.fill('n'.repeat(49))
  await expect(page.getByText('does not seem to be in English')).toHaveCount(0)
  await start.click()
  await expect(page.getByText('Please select an interview round')).toBeVisible()
  await expect(page.getByText('Job description must be at least 50 characters')).toBeVisible()
  await expectAccessible(page, 'the form with its mistakes')

  await page.getByLabel('Interview round').selectOption({ label: 'Panel Interview' })
  await job.fill(nurseAd)
  await page.locator('input[type=file]').setInputFiles(nurseResume)
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText("You're offline. Your form is saved, and you can send it once you're back online.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Waiting for a connection' })).toBeDisabled()
  await context.setOffline(false)
  // Typed, it folds once the user goes on.
  await job.blur()
  await editAd(page)
  await expect(job).toHaveValue(nurseAd)

  await start.dblclick()
  await expect(page.getByRole('heading', { name: 'Your brief' })).toBeVisible()
  await expect(page.getByText('5 credits spent, 35 left.')).toBeVisible()
  await expect(page.getByText('Panel Interview', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  for (const title of ['Goal of the interview', 'Introduce yourself', 'Questions and answers', 'Company research', 'Frameworks'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const plan = page.getByRole('region', { name: 'Your plan for tonight' })
  await expect(plan.getByRole('listitem').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice question 1 aloud (free)' })).toBeVisible()
  // All but the questions are folded.
  const parts = page.locator('.prep-results .section > details > summary')
  for (const part of await parts.all()) await part.click()
  await expect(page.getByRole('heading', { name: 'Handling the panel' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where to read up' })).toBeVisible()
  await expect(page.getByText('The regulator’s rules for this work')).toBeVisible()

  const questions = page.locator('.prep-questions > li')
  await expect(questions).toHaveCount(10)
  await questions.nth(1).locator('summary').click()
  // The next step is about the question that is open.
  await expect(page.getByRole('link', { name: 'Practice question 2 aloud (free)' })).toBeVisible()
  await expect(questions.nth(1).getByText('Situation', { exact: true })).toBeVisible()
  const isDesktop = page.viewportSize()!.width > 900
  await expect(questions.nth(1).getByRole('link', { name: 'Practice it aloud' })).toHaveCount(isDesktop ? 1 : 0)
  await expectAccessible(page, 'the brief with a question unfolded')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Word' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('greenroom-interview-preparation.docx')
  const { text, format } = await readDocument(new Uint8Array(await readFile((await download.path())!)), ['docx'])
  expect(format).toMatchObject({ tables: 0 })
  expect(text).toContain('Handling the panel')
  expect(text).toContain('The regulator’s rules for this work: What you may do yourself, and what you must hand on or report.')
  expect(text.match(/^Situation:/gmu)!.length).toBeGreaterThanOrEqual(2)

  // To another feature and back: what was paid for is still there.
  await page.getByRole('link', { name: 'Q&A', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Generate Tailored Questions' })).toBeVisible()
  await page.goBack()
  await expect(questions).toHaveCount(10)
  await page.getByRole('button', { name: 'Prepare for Another Interview' }).click()
  await editAd(page)
  await expect(job).toHaveValue(nurseAd)
  await page.getByRole('button', { name: 'Show last preparation' }).click()
  await expect(questions).toHaveCount(10)
})

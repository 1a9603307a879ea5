import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readDocx } from '../../api/documents/docx/read-docx.ts'
import { readDocument } from '../../api/documents/read-document.ts'
import { newcomerWithCredits, nurseAd, openAnalysis } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { certificationCard } from './steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

async function analyze(page: Page, file: string) {
  await newcomerWithCredits(page)
  await openAnalysis(page)
  await page.locator('input[type=file]').setInputFiles(`api/documents/fixtures/${file}`)
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()
  const card = await certificationCard(page)
  await card.getByRole('button', { name: 'Yes', exact: true }).click()
  await card.getByRole('textbox').fill(told)
  await card.getByRole('button', { name: 'Add' }).click()
  await expect(card.getByText(/Shown now: “BLS and ACLS certification”/).last()).toBeVisible()
}

const scoreOnPage = async (page: Page) =>
  Number.parseInt(
    (await page.getByRole('img', { name: /^ATS score/ }).getAttribute('aria-label'))!.slice('ATS score '.length),
    10,
  )

const told = 'BLS and ACLS certified by the American Heart Association until 2027'
const withBlank = 'Wrote the math lessons for [how many] classes of the second grade'
const better = 'Wrote the math lessons for the second grade team of four'

async function editLine(page: Page) {
  await page.getByRole('region', { name: 'Your resume', exact: true }).getByText('Your resume, marked').click()
  await page.getByRole('button', { name: 'Responsible for writing the math lessons for the second grade team of four.' }).click()
  await page.getByLabel('Your line').fill(withBlank)
  await page.getByRole('button', { name: 'See the new score' }).click()
  await expect(page.getByText('One line is changed here only')).toBeVisible()
}

async function download(page: Page, name: string) {
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  const file = await saved
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) }
}

test('a nurse gets her own Word file back with what she accepted, and the score it was promised', async ({ page }) => {
  await analyze(page, 'nurse.docx')
  const onPage = await scoreOnPage(page)
  await page.getByRole('button', { name: 'Download the improved resume' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('In your own Word layout.')).toBeVisible()
  await expectAccessible(page, 'the review of the changes')
  const answer = dialog.getByRole('listitem').filter({ hasText: told })
  await expect(answer.getByText('You told us', { exact: true })).toBeVisible()
  await expect(answer.getByLabel('Where it goes').locator('option:checked')).toHaveText('Certifications')

  await dialog.getByRole('button', { name: 'Create the file with 1 change' }).click()
  await expect(dialog.getByText('is what this file scores').locator('strong')).toHaveText(`${onPage}`)
  await dialog.getByRole('button', { name: 'Back to the changes' }).click()

  await answer.getByRole('button', { name: 'Leave out' }).press('Enter')
  await expect(dialog.getByRole('button', { name: /Create the file/ })).toBeDisabled()
  await answer.getByRole('button', { name: `Edit: ${told}` }).press('Enter')
  await answer.getByRole('textbox').fill(`${told}, renewed 3 times`)
  await answer.getByRole('button', { name: 'Save' }).press('Enter')

  await dialog.getByRole('button', { name: 'Create the file with 1 change' }).click()
  const score = dialog.getByText('is what this file scores for the same ad')
  const promised = Number.parseInt((await score.textContent())!, 10)
  await expectAccessible(page, 'the improved resume')
  const { name, bytes } = await download(page, 'Word file')
  expect(name).toBe('nurse improved.docx')
  const before = readDocx(new Uint8Array(readFileSync('api/documents/fixtures/nurse.docx'))).text.split('\n')
  const after = readDocx(bytes).text.split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual([`• ${told}, renewed 3 times`])
  expect(before.filter((line) => !after.includes(line))).toEqual([])

  // The new file, analyzed from scratch, scores what was promised.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(bytes),
  })
  await expect(page.getByText('You told us 1 answer about this job. Not included.')).toBeVisible()
  await page.getByRole('button', { name: /Analyze Resume/ }).click()
  await page.getByRole('button', { name: 'Analyze anyway' }).click()
  await expect(page.getByRole('button', { name: '10 credits' })).toBeVisible()
  await expect(page.getByRole('img', { name: `ATS score ${promised} of 100` })).toBeVisible()
})

test('a teacher with a PDF gets it in our layout as Word, PDF and JSON Resume, with every word', async ({ page }) => {
  await analyze(page, 'teacher.pdf')
  await editLine(page)
  await page.getByRole('button', { name: 'Download the improved resume' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('In our one-column layout, as Word and PDF.')).toBeVisible()

  // The blank in an edited line is named, and filled in here.
  const edited = dialog.getByRole('listitem').filter({ hasText: 'Responsible for writing the math lessons' }).first()
  await expect(edited.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByText(`[how many] in “${withBlank}”`)).toBeVisible()
  await expectAccessible(page, 'the review with a blank')
  await edited.getByRole('button', { name: /^Edit:/ }).click()
  await edited.getByRole('textbox').fill(better)
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(edited.getByText(better)).toBeVisible()
  await expect(dialog.getByText('Still to fill in')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Keep all mine' }).click()
  await dialog.getByRole('button', { name: 'Accept all' }).click()

  await dialog.getByRole('button', { name: /Create the file/ }).click()
  await expect(dialog.getByText('We read it back to be sure.')).toBeVisible()
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
  const kept = ['Millstone Elementary School', 'Scioto Valley College, OH', 'CPR and First Aid, 2024', 'Seesaw', told, better]
  for (const [kind, end] of [
    ['Word file', 'docx'],
    ['PDF', 'pdf'],
  ] as const) {
    const { name, bytes } = await download(page, kind)
    expect(name).toBe(`Nora Fairweather.${end}`)
    const text = words((await readDocument(bytes, [end])).text).join(' ')
    for (const line of kept) expect(text).toContain(words(line).join(' '))
    expect(text).not.toContain('Responsible for writing')
  }
  const { bytes } = await download(page, 'JSON Resume')
  const { work } = JSON.parse(Buffer.from(bytes).toString())
  expect(work[0]).toMatchObject({ position: 'Second Grade Teacher', startDate: '2020-08' })
})

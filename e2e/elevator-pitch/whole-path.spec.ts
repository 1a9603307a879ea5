import { readFile } from 'node:fs/promises'
import { speakingInto } from '../microphone.ts'
import { keepScores, keptScores } from '../shell/steps.ts'
import { editAd, newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { analyze, changeLines, credits, feedback, fillForm, fillParts, generate, record } from './flow-steps.ts'

test.use(speakingInto())

test('a user gets the script with one press, changes its lines and says them in their own words, edits it, records it, types what was said, hears how it was, and takes it home; each phase outlives a reload', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await keepScores(page)
  await fillForm(page)
  // One press, without a model too: the best lines are chosen, which the script says, and can be changed for nothing.
  await generate(page)
  await expect(page.getByRole('heading', { name: 'Your script', exact: true })).toBeVisible()
  await expect(credits(page, 30)).toBeVisible()
  await expect(page.getByText(/^We picked the lines of yours that fit this ad best\. Change them/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fill in the blank' })).toBeVisible()
  await expect(page.getByText(/my name is Marigold Testwell/).first()).toBeVisible()
  await changeLines(page)
  await expect(page.getByText('4 of 5 parts ready')).toBeVisible()
  await page.getByText('Pick another line').first().click()
  await expectAccessible(page, 'the parts of a script')
  await page.locator('.elevator-pick').filter({ visible: true }).first().click()
  await fillParts(page)
  await expect(page.getByText('5 of 5 parts ready')).toBeVisible()
  // A reload loses none of it, once the last words are sealed.
  const sealed = () => page.evaluate(() => JSON.stringify(sessionStorage))
  await expect(async () => {
    const before = await sealed()
    await page.waitForTimeout(300)
    expect(await sealed()).toBe(before)
  }).toPass()
  await page.reload()
  await changeLines(page)
  await expect(page.getByText('5 of 5 parts ready')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Your script', exact: true })).toBeVisible()
  await expect(credits(page, 30)).toBeVisible()
  await expect(page.getByText('A good length.')).toBeVisible()
  await expect(page.getByText(/my name is Marigold Testwell/).first()).toBeVisible()
  await expectAccessible(page, 'the script')

  // What was paid for is fetched again after a reload, for nothing.
  await page.reload()
  await expect(page.getByText('A good length.')).toBeVisible()
  await expect(credits(page, 30)).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const script = page.getByLabel('Your script')
  await script.fill(`${await script.inputValue()}\n\nI like to work nights.`)
  await page.getByRole('button', { name: 'Done' }).click()

  await record(page, 2)
  await page.reload()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
  await page.getByRole('button', { name: 'Start from my script' }).click()
  const said = page.getByLabel('What you said')
  await expect(said).toHaveValue(/Marigold Testwell.*I like to work nights\.$/s)
  await said.fill((await said.inputValue()).replace('I am', 'Um, I am'))

  await analyze(page)
  await feedback(page)
  await expect(page.getByRole('button', { name: 'Save to library' })).toBeVisible()
  await expect(credits(page, 20)).toBeVisible()
  const shown = await page.getByRole('img', { name: /^Score \d+\.\d of 10: / }).getAttribute('aria-label')
  expect(await keptScores(page)).toEqual([['elevator', Number(shown!.match(/\d+\.\d/)![0]), null]])
  await page.getByText('How this score is made').click()
  await page.getByText('Your script, and what you said').click()
  await expect(page.getByText(/^You kept \d+% of your script/)).toBeVisible()
  await expectAccessible(page, 'the feedback')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  const pdf = await readFile((await (await downloading).path())!)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

  await page.reload()
  await feedback(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Save to library' })).toBeVisible()
  await expect(credits(page, 20)).toBeVisible()

  await page.getByRole('button', { name: 'Record again' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record again' }).click()
  await expect(page.getByRole('heading', { name: 'Your script', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Start' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await editAd(page)
  await expect(page.getByLabel('Job description')).toHaveValue(nurseAd)
  // The resume stays in the form for the hour.
  await page.reload()
  await editAd(page)
  await expect(page.getByLabel('Job description')).toHaveValue(nurseAd)
  await expect(page.getByRole('button', { name: 'Generate Script (10 credits)' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

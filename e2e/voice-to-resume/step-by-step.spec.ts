import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectRoomForText } from '../large-text.ts'
import { readyForOffline } from '../self-practice/steps.ts'
import { inFront } from '../shell/steps.ts'
import { newcomer } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

test.use({ serviceWorkers: 'allow' })

/** Types the answer to a question, and goes on. */
async function answer(page: Page, question: string, words: string) {
  await inFront(page).getByRole('textbox', { name: question }).fill(words)
  await page.getByRole('button', { name: 'Next' }).click()
}

async function yesTo(page: Page, question: string, yes: RegExp | string = /^Yes/) {
  await expect(inFront(page).getByText(question)).toBeVisible()
  await inFront(page).getByRole('button', { name: yes, exact: true }).click()
}

test('question by question, without a connection and through a reload, a life becomes a resume, free, as PDF and Word', async ({
  page,
  context,
}) => {
  await newcomer(page)
  await readyForOffline(page)
  await page.goto('/voice-to-resume')
  const screen = inFront(page)
  await expectAccessible(page, 'the two ways to tell it')
  await context.setOffline(true)
  await screen.getByRole('button', { name: 'Answer one question at a time' }).click()
  await expectAccessible(page, 'the first question')
  await expectRoomForText(page, 'the first question')
  await answer(page, 'What is your name?', 'Ana Costa')
  await answer(page, 'Which city do you live in?', 'Portland, Oregon')
  await screen.getByRole('button', { name: 'Skip' }).click()
  await answer(page, 'What is your email address?', 'ana dot costa at example dot com')
  await yesTo(page, 'Have you had a job, paid or not?')
  await answer(page, 'What is or was your job title?', 'Registered nurse')
  await answer(page, 'Who did you work for?', 'Mercy Hospital')
  await screen.getByRole('button', { name: 'Skip' }).click()

  // A year in words is shown in figures before it is taken.
  await screen.getByRole('textbox', { name: 'When did you start at Mercy Hospital?' }).fill('march two thousand nineteen')
  await expect(screen.getByText('In your resume: March 2019')).toBeVisible()
  await expectAccessible(page, 'a spoken year')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(screen.getByRole('textbox', { name: 'When did you start at Mercy Hospital?' })).toHaveValue(
    'march two thousand nineteen',
  )
  await page.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'I still work there' }).click()
  const did = screen.getByRole('textbox', { name: 'What did you do at Mercy Hospital?' })
  await did.fill('I care for 30 patients a day')
  await did.press('Enter')
  await did.fill('I trained 12 new nurses')
  await screen.getByRole('button', { name: 'Add another' }).click()
  await expect(did).toHaveValue('')
  await expectAccessible(page, 'what was done in a job')
  const soFar = screen.getByRole('region', { name: 'Your resume so far' })
  await expect(soFar).toContainText('Mercy Hospital | March 2019 – Present')
  await expect(soFar).toContainText('Trained 12 new nurses')
  await page.getByRole('button', { name: 'Next' }).click()
  await yesTo(page, 'Another job, before Mercy Hospital?', 'No, continue')
  await yesTo(page, 'Is there a school, course, or training to show?', 'No')
  await answer(page, 'Which certificates or licenses do you have?', 'RN license')
  await answer(page, 'Which skills, tools, and languages do you use at work?', 'Epic, Spanish')

  const sheet = screen.locator('.spoken-sheet')
  await expect(sheet).toContainText('ana.costa@example.com')
  await expect(screen.getByText('This resume is free')).toBeVisible()
  await expectAccessible(page, 'the resume, told')
  await screen.getByRole('button', { name: 'Add phone' }).click()
  await page.getByRole('dialog').getByLabel('Phone').fill('503-555-0142')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toContainText('503-555-0142')
  // What was edited is there after a reload too.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(sheet).toContainText('503-555-0142')

  for (const [button, ending] of [
    ['Download Word', '.docx'],
    ['Download PDF', '.pdf'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await screen.getByRole('button', { name: button }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`Ana Costa${ending}`)
    const file = await readFile((await download.path())!)
    if (ending === '.docx') expect(file.subarray(0, 2).toString()).toBe('PK')
    else {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
      for (const said of ['Ana Costa', '503-555-0142', 'Registered nurse', 'March 2019 – Present', 'Trained 12 new nurses'])
        expect(text).toContain(said)
    }
  }
})

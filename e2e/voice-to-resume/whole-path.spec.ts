import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectRoomForText } from '../large-text.ts'
import { speakingInto } from '../microphone.ts'
import { inFront } from '../shell/steps.ts'
import { newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

test.use(speakingInto())

const spoken = `My name is Ana Costa. I live in Portland, Oregon, near the river. My e-mail is ana dot costa at example dot com and my phone is 503 555 0142.
I work as a registered nurse at Mercy Hospital since March 2019. I care for 30 patients a day and I trained 12 new nurses.
Before that I was a nursing assistant at Oak Clinic from 2015 to 2019. I helped patients wash and eat.
I have a bachelor of science in nursing from Oregon State University, 2015. I have an RN license and BLS certification. I speak Spanish.`

test('somebody records two takes, types the words, sorts the sentences, edits the resume and takes it home as Word and PDF, then on to the analysis', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeHidden()
  await expectAccessible(page, 'the empty recorder')
  await expect(screen.getByText('What to say')).toBeVisible()

  for (const [name, take] of [
    ['Record', 'Take 1'],
    ['Say more', 'Take 2'],
  ] as const) {
    await screen.getByRole('button', { name, exact: true }).click()
    await expect(screen.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await page.waitForTimeout(1_200)
    await screen.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(screen.getByRole('list', { name: 'Takes' })).toContainText(take)
  }
  await screen.getByRole('button', { name: 'Re-record Take 1' }).click()
  await expect(screen.getByRole('list', { name: 'Takes' }).getByRole('listitem')).toHaveCount(1)
  await screen.getByRole('button', { name: 'Play Take 1' }).click()
  await expect(screen.getByRole('slider')).toBeVisible()

  // The built-in coach hears nothing: the button leads to the words that are missing.
  const words = screen.getByLabel(/In words/)
  await page.getByRole('button', { name: 'Add what you said' }).click()
  await expect(words).toBeFocused()
  await words.fill('too long '.repeat(2_300))
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(page.getByText('No Recording')).toBeVisible()
  await words.fill(spoken)
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(screen.getByRole('heading', { name: 'Your resume' })).toBeVisible()
  // Without a model the user says what goes where, and pays nothing.
  await expect(screen.getByText('so your 20 credits are back')).toBeVisible()
  await expect(page.getByRole('button', { name: '40 credits', exact: true }).filter({ visible: true })).toBeVisible()
  await expect(screen.locator('.spoken-sheet')).toContainText('ana.costa@example.com')
  await expect(screen.getByText('There is no job in it yet: 8 sentences are to be sorted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download Word' }).filter({ visible: true })).toHaveCount(0)
  const sorter = screen.getByRole('region', { name: 'Sort your sentences' })
  await expect(sorter).toBeVisible()
  await expectAccessible(page, 'the sentences to sort')
  await expectRoomForText(page, 'the sentences to sort')

  const place = (name: string) => sorter.getByRole('button', { name, exact: true }).click()
  const asked = (sentence: string) => expect(sorter.getByRole('blockquote')).toHaveText(sentence)
  // Name, email, and phone are understood whole.
  await expect(sorter).toContainText('2 of 10 sorted')
  await asked('I live in Portland, Oregon, near the river.')
  await expect(sorter).toContainText('Already in your resume: City: Portland, Oregon')
  await place('That is all')
  await expect(sorter).toContainText('3 of 10 sorted')

  await asked('I work as a registered nurse at Mercy Hospital since March 2019.')
  await place('New job')
  await expectAccessible(page, 'a new job')
  // The form is prefilled from the sentence.
  await expect(sorter.getByLabel('Job title')).toHaveValue('Registered nurse')
  await expect(sorter.getByLabel('Employer')).toHaveValue('Mercy Hospital')
  await expect(sorter.getByLabel('I still work there')).toBeChecked()
  await sorter.getByLabel('From').fill('march two thousand nineteen')
  await place('Add this job')
  await expect(screen.locator('.spoken-sheet')).toContainText('March 2019 – Present')

  // The sentence takes the focus, so that the next Tab reaches the job at hand.
  await asked('I care for 30 patients a day and I trained 12 new nurses.')
  await expect(sorter.getByRole('blockquote')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sorter.getByRole('button', { name: 'This job: Registered nurse at Mercy Hospital' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sorter.getByRole('status')).toContainText('5 of 10 sorted. What you did: Registered nurse at Mercy Hospital')
  await place('Leave out')
  await expect(sorter.getByRole('status')).toContainText('6 of 10 sorted. Left out')
  await place('Undo')
  await page.reload()
  await expect(sorter).toContainText('5 of 10 sorted')
  await asked('Before that I was a nursing assistant at Oak Clinic from 2015 to 2019.')
  await place('New job')
  await sorter.getByLabel('Job title').fill('Nursing assistant')
  await expect(sorter.getByLabel('To', { exact: true })).toHaveValue('2019')
  await place('Add this job')
  await place('This job: Nursing assistant at Oak Clinic')
  await place('Education')
  await sorter.getByLabel('What you finished').fill('Bachelor of science in nursing')
  await sorter.getByLabel('School').fill('Oregon State University')
  await sorter.getByLabel('Year').fill('2015')
  await place('Add to education')
  await asked('I have an RN license and BLS certification.')
  await place('Certificate')
  await place('Skill')
  const done = screen.getByRole('region', { name: 'Every sentence is sorted' })
  // Folded to one line; the resume is shown.
  await expect(screen.getByRole('heading', { name: 'Your resume', exact: true })).toBeFocused()
  await expect(done.getByRole('listitem').first()).toBeHidden()
  await expectAccessible(page, 'every sentence sorted')

  // A sentence moves to the other job and back.
  await done.getByText('Every sentence is sorted').click()
  await done.getByRole('button', { name: /^Sort again: I helped patients/ }).click()
  await place('Registered nurse at Mercy Hospital')
  await expect(done).toContainText('10 of 10 sorted. What you did: Registered nurse at Mercy Hospital')
  await done.getByText('Every sentence is sorted').click()
  await done.getByRole('button', { name: /^Sort again: I helped patients/ }).click()
  await place('This job: Nursing assistant at Oak Clinic')
  await done.getByText('Every sentence is sorted').click()
  await expect(done.getByRole('listitem').filter({ hasText: 'I helped patients' })).toContainText(
    'Nursing assistant at Oak Clinic',
  )
  await expectAccessible(page, 'the resume, made')
  await expectRoomForText(page, 'the resume, made')

  await screen.getByRole('button', { name: /^City: .* Edit$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit' })
  await sheet.getByLabel('City').fill('Salem, Oregon (東京)')
  await expectAccessible(page, 'the sheet of a line')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(screen.locator('.spoken-sheet')).toContainText('Salem, Oregon (東京)')
  const jobs = screen.getByRole('region', { name: 'Professional Experience' }).getByRole('article')
  await expect(jobs).toHaveCount(2)
  await screen.getByRole('button', { name: /^Job title, .*Oak Clinic: .* Edit$/ }).click()
  await sheet.getByRole('button', { name: 'Remove job' }).click()
  await expect(jobs).toHaveCount(1)
  await screen.getByRole('region', { name: 'Your resume' }).getByRole('button', { name: 'Undo' }).click()
  await expect(jobs).toHaveCount(2)

  for (const [button, ending, head] of [
    ['Download Word', '.docx', 'PK'],
    ['Download PDF', '.pdf', '%PDF'],
    ['Download JSON Resume', '.json', '{\n'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await screen.getByRole('button', { name: button }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`Ana Costa${ending}`)
    const file = await readFile((await download.path())!)
    expect(file.subarray(0, head.length).toString()).toBe(head)
    // What the embedded font lacks is drawn by the browser, and still reads as text.
    if (ending === '.pdf') {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
      expect(text).toContain('Salem, Oregon (東京)')
    }
  }

  await screen.getByRole('button', { name: 'Compare with a job ad' }).click()
  await expect(page).toHaveURL(/\/analysis$/)
  await expect(inFront(page).getByText(/Ana Costa\.docx/)).toBeVisible()
})

test('words without anything for a resume cost nothing, and are left out', async ({ page }) => {
  await newcomerWithCredits(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  await screen.getByLabel(/In words/).fill('Good morning, how are you today.')
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(screen.getByText('so your 20 credits are back')).toBeVisible()
  await expect(page.getByRole('button', { name: '40 credits', exact: true }).filter({ visible: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Leave out' }).click()
  await expect(screen.getByRole('heading', { name: 'Every sentence is sorted' })).toBeVisible()
  await screen.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await expect(screen.getByRole('button', { name: 'Tell it in one go' })).toBeVisible()
})

test('a recording made without a connection is safe through a reload, and waits for the connection', async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  await expect(screen.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
  await context.setOffline(true)
  await screen.getByRole('button', { name: 'Record', exact: true }).click()
  await page.waitForTimeout(1_500)
  await screen.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(screen.getByRole('list', { name: 'Takes' })).toContainText('Take 1')
  await expect(page.getByRole('button', { name: 'Generate Resume (20 credits)' })).toBeDisabled()
  await expect(page.getByText('generate when you are connected')).toBeVisible()
  await context.setOffline(false)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const question = page.getByRole('alertdialog', { name: /unfinished recording/ })
  await expect(question).toContainText('Take 1')
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(screen.getByRole('list', { name: 'Takes' })).toContainText('Take 1')
  await expect(page.getByRole('button', { name: 'Add what you said' })).toBeEnabled()
})

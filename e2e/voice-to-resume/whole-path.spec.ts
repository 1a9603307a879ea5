import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectRoomForText } from '../large-text.ts'
import { speakingInto } from '../microphone.ts'
import { inFront } from '../shell/steps.ts'
import { newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

test.use(speakingInto())

const spoken = `My name is Ana Costa. I live in Portland, Oregon. My e-mail is ana dot costa at example dot com and my phone is 503 555 0142.
I work as a registered nurse at Mercy Hospital since March 2019. I care for 30 patients a day and I trained 12 new nurses.
Before that I was a nursing assistant at Oak Clinic from 2015 to 2019. I helped patients wash and eat.
I have a bachelor of science in nursing from Oregon State University, 2015. I have an RN license and BLS certification. I speak Spanish.`

test('somebody records two takes, types the words, edits the resume and takes it home as Word and PDF, then on to the analysis', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeHidden()
  await expectAccessible(page, 'the empty recorder')
  await expect(screen.getByRole('heading', { name: 'What to say' })).toBeVisible()

  for (const take of ['Take 1', 'Take 2']) {
    await screen.getByRole('button', { name: 'Record', exact: true }).click()
    await expect(screen.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await page.waitForTimeout(1_200)
    await screen.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(screen.getByRole('list', { name: 'Takes' })).toContainText(take)
  }
  await screen.getByRole('button', { name: 'Re-record Take 1' }).click()
  await expect(screen.getByRole('list', { name: 'Takes' }).getByRole('listitem')).toHaveCount(1)
  await screen.getByRole('button', { name: 'Play Take 1' }).click()
  await expect(screen.getByRole('slider')).toBeVisible()

  // The built-in coach hears nothing: without words there is nothing to generate from.
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(page.getByText('No Recording')).toBeVisible()
  await screen.getByLabel(/In words/).fill(spoken)
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(screen.getByRole('heading', { name: 'Your resume' })).toBeVisible()
  await expect(page.getByRole('button', { name: '20 credits', exact: true }).filter({ visible: true })).toBeVisible()
  await expect(screen.locator('.spoken-sheet')).toContainText('ana.costa@example.com')
  await expect(screen.locator('.spoken-sheet')).toContainText('Mercy Hospital')
  await expectAccessible(page, 'the resume, made')
  await expectRoomForText(page, 'the resume, made')

  // Every sentence is on a card: the guesses are confirmed at once, one of them moves to the other job and back.
  const cards = screen.getByRole('region', { name: 'Your sentences, one by one' })
  await cards.getByText('placed for you to check').click()
  await expect(cards.getByRole('listitem')).toHaveCount(10)
  const cared = cards.getByRole('listitem').filter({ hasText: 'I care for 30 patients a day' })
  await expect(cared).toContainText('What you did: Registered nurse at Mercy Hospital. Is it right?')
  await cared.getByRole('combobox').selectOption('What you did: Nursing assistant at Oak Clinic')
  await expect(cared).toContainText('What you did: Nursing assistant at Oak Clinic')
  await cared.getByRole('combobox').selectOption('What you did: Registered nurse at Mercy Hospital')
  await cards.getByRole('button', { name: /^Accept all/ }).click()
  await expect(cards.getByText('Each sentence has its place')).toBeVisible()

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
  await screen.getByRole('button', { name: 'Undo' }).click()
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

test('correcting the words and generating again is free; words without a job and a failed download cost nothing', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  const screen = inFront(page)
  // No job in it: nothing to pay for, and the sentence is there to be sorted.
  await screen.getByLabel(/In words/).fill('Good morning, how are you today.')
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(screen.getByText('so your 20 credits are back')).toBeVisible()
  await expect(page.getByRole('button', { name: '40 credits', exact: true }).filter({ visible: true })).toBeVisible()
  await screen.getByLabel('Where does it belong? Good morning').selectOption('Not for the resume')
  await expect(screen.getByText('Each sentence has its place')).toBeVisible()
  await screen.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Delete and start over' }).click()
  await screen.getByRole('button', { name: 'Tell it in one go' }).click()

  await screen.getByLabel(/In words/).fill(spoken)
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await expect(screen.locator('.spoken-sheet')).toContainText('Ana Costa')
  await screen.getByRole('button', { name: 'Correct the words' }).click()
  await screen.getByLabel('What you said').fill(spoken.replace('Mercy Hospital', 'Grace Hospital'))
  await screen.getByRole('button', { name: 'Generate again from these words' }).click()
  await expect(screen.locator('.spoken-sheet')).toContainText('Grace Hospital')
  await expect(page.getByRole('button', { name: '20 credits', exact: true }).filter({ visible: true })).toBeVisible()
  await expect(screen.getByText(/Free, up to 4 more times/).first()).toBeVisible()

  await page.route('**/api/voice-to-resume/download', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await screen.getByRole('button', { name: 'Download Word' }).click()
  await expect(page.getByText('Download Failed')).toBeVisible()
  await expect(screen.locator('.spoken-sheet')).toContainText('Grace Hospital')
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
  await expect(page.getByRole('button', { name: 'Generate Resume (20 credits)' })).toBeEnabled()
})

import { readyForOffline } from '../self-practice/steps.ts'
import { inFront } from '../shell/steps.ts'
import { newcomerWithCredits } from '../steps.ts'
import { storedRows } from '../stored-rows.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inWholeBrowser } from '../whole-browser.ts'
import { analyzed, cards, openLibrary, saveButton, savedBefore } from './library-steps.ts'

test.use({
  // Background Sync sends while no page is open.
  ...inWholeBrowser(),
  serviceWorkers: 'allow',
  // A first try may break off just when the connection is back; the next one asks what arrived of it, and nothing may have.
  allowedNoise: /not there: (POST \S+\/elevator-pitch\/save|HEAD \S+\/api\/uploads\/\S+)$/,
})

test('saved without a connection a video waits on the device and is sent once, with the page closed', async ({
  page,
  context,
  baseURL,
}) => {
  await newcomerWithCredits(page)
  await readyForOffline(page)
  await savedBefore(page, [8.4])
  await analyzed(page)
  await expect(inFront(page).getByText('1 of 3 saved.')).toBeVisible()
  await context.setOffline(true)
  await saveButton(page).dblclick()
  await expect(inFront(page).getByText(/^Waiting for a connection. It is safe .* even if you close Greenroom.$/)).toBeVisible()
  await inFront(page).getByRole('button', { name: 'Your library' }).click()
  await expect(inFront(page).getByText(/^No connection. You can read your pitches/)).toBeVisible()
  await expectAccessible(page, 'a library without a connection')
  await page.getByRole('button', { name: '1 recording waiting for a connection' }).click()
  await expect(page.getByRole('dialog', { name: 'Waiting to send' })).toContainText('Waiting for a connection')
  await page.close()

  await context.setOffline(false)
  // A page of this origin that runs nothing of the app.
  const idle = await context.newPage()
  await idle.goto(`${baseURL}/manifest.webmanifest`)
  const states = async () => (await storedRows(idle, 'jobs')).map(({ state }) => state)
  await expect.poll(states, { timeout: 60_000 }).toEqual(['delivered'])
  const later = await context.newPage()
  await later.goto('/')
  await openLibrary(later)
  await expect(cards(later)).toHaveCount(2)
  await expect(inFront(later).getByText('2 of 3')).toBeVisible()
})

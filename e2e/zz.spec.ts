import { speakingInto } from './microphone.ts'
import { inFront } from './shell/steps.ts'
import { newcomerWithCredits, nurseAd } from './steps.ts'
import { test } from './story.ts'
import { readyForOffline } from './self-practice/steps.ts'
test.use(speakingInto())
async function shots(page: import('@playwright/test').Page, name: string) {
  for (const [w, h] of [[360, 740], [1280, 800]] as const) {
    await page.setViewportSize({ width: w, height: h })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(600)
      await page.screenshot({ path: `/tmp/shots/${name}-${w}-${colorScheme}.png` })
    }
  }
  await page.setViewportSize({ width: 360, height: 740 })
}
test('shots', async ({ page, context }) => {
  await newcomerWithCredits(page)
  await readyForOffline(page)
  await page.goto('/voice-to-resume')
  const s = inFront(page)
  await s.getByRole('button', { name: 'Record', exact: true }).click()
  await page.waitForTimeout(1500)
  await s.getByRole('button', { name: 'Stop', exact: true }).click()
  await s.getByLabel(/In words/).fill('I am a nurse at Mercy.')
  await context.setOffline(true)
  await page.waitForTimeout(500)
  await shots(page, 'v2r-offline')
  await context.setOffline(false)
  page.on('dialog', (d) => void d.accept())
  await page.goto('/elevator-pitch')
  const screen = inFront(page)
  await screen.getByRole('button', { name: 'Record without a script' }).click()
  await screen.getByLabel('Or upload an MP4 video').setInputFiles('e2e/fixtures/pitch.mp4')
  await screen.getByLabel('Job description').fill(nurseAd)
  await screen.getByLabel('What you said').fill('I am Ana, a nurse. I cut falls by a third.')
  await context.setOffline(true)
  await page.waitForTimeout(500)
  await shots(page, 'pitch-offline')
  await page.getByRole('button', { name: 'Analyze when connected' }).filter({ visible: true }).click()
  await page.getByRole('heading', { name: 'Waiting for a connection' }).waitFor()
  await shots(page, 'pitch-waiting')
  await page.route('**/api/elevator-pitch/analyze', (route) => route.fulfill({ status: 402, json: { code: 'too_few_credits', message: 'You need at least 10 credits to analyze your pitch. You have 4.', charge: 'none' } }))
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'This could not be sent' }).waitFor()
  await shots(page, 'pitch-refused')
  await page.getByRole('button', { name: /could not be sent/ }).click()
  await shots(page, 'pitch-sheet')
})

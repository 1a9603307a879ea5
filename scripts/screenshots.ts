/** `npm run screenshots`: pictures of the real app for the manifest (sizes checked by scripts/screenshots.test.ts) and the README. */
import { mkdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startGreenroom } from '../e2e/greenroom.ts'
import { newcomerWithCredits } from '../e2e/steps.ts'
import { buildPwa } from './build.ts'
import { findChromium } from './chromium.ts'

interface Screenshot {
  src: string
  sizes: string
  form_factor: 'narrow' | 'wide'
}

const addresses: Record<string, string> = {
  home: '/',
  analysis: '/analysis',
  practice: '/voice-interview',
}

/** Waits for the typeface and hides the local mode note. */
async function settle(page: Page) {
  await page.locator('#start-frame').waitFor({ state: 'detached' })
  await page.evaluate(() => document.querySelector('.local-banner')?.remove())
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(1_000)
}

async function take(browser: Browser, url: string, { src, sizes, form_factor }: Screenshot) {
  const scale = form_factor === 'narrow' ? 2 : 1
  const [width, height] = sizes.split('x').map((side) => Number(side) / scale) as [number, number]
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await newcomerWithCredits(page)
  await page.goto(addresses[/([a-z]+)-\w+\.png$/.exec(src)![1]!]!)
  await settle(page)
  await page.screenshot({ path: `pwa/public${src}` })
  await context.close()
}

async function takeSample(browser: Browser, url: string) {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await newcomerWithCredits(page)
  await page.goto('/sample')
  await settle(page)
  await page.screenshot({ path: 'docs/analysis.png' })
  const made = page.locator('.results-score details').first()
  await made.locator('summary').click()
  await page.mouse.move(0, 0)
  await made.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await page.waitForTimeout(500)
  await page.screenshot({ path: 'docs/score.png' })
  await page.close()
}

const phone = { width: 360, height: 740 }
const gap = 24

/** Three phone screens in dark mode side by side: home, the result, the ad's lines. */
async function takePhones(browser: Browser, url: string) {
  const page = await browser.newPage({ baseURL: url, viewport: phone, colorScheme: 'dark', serviceWorkers: 'block' })
  await newcomerWithCredits(page)
  const shots: string[] = []
  const shoot = async () => shots.push((await page.screenshot()).toString('base64'))
  await page.goto('/')
  await settle(page)
  await shoot()
  await page.goto('/sample')
  await settle(page)
  for (const part of ['.results', '.results-requirements']) {
    await page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForTimeout(500)
    await shoot()
  }
  await page.close()
  const sheet = await browser.newPage({ viewport: { width: 3 * phone.width + 2 * gap, height: phone.height } })
  await sheet.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px">${shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join('')}</body>`,
  )
  await sheet.waitForTimeout(300)
  await sheet.screenshot({ path: 'docs/phone.png' })
  await sheet.close()
}

const { screenshots } = JSON.parse(readFileSync('manifest.webmanifest', 'utf8')) as { screenshots: Screenshot[] }
mkdirSync('pwa/public/screenshots', { recursive: true })
await buildPwa()
const greenroom = await startGreenroom()
const program = findChromium()
const browser = await chromium.launch({
  ...(program && { executablePath: program }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
for (const screenshot of screenshots) await take(browser, greenroom.url, screenshot)
await takeSample(browser, greenroom.url)
await takePhones(browser, greenroom.url)
await browser.close()
await greenroom.stop()

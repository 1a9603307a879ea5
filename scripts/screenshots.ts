/**
 * Takes the pictures that the manifest shows before an installation, from the real app: `npm run screenshots`. Each is as large as the manifest
 * says (scripts/screenshots.test.ts).
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { startGreenroom } from '../e2e/greenroom.ts'
import { newcomerWithCredits } from '../e2e/steps.ts'
import { buildPwa } from './build.ts'
import { findChromium } from './chromium.ts'

interface Screenshot {
  src: string
  sizes: string
  form_factor: 'narrow' | 'wide'
}

/** What each picture shows, by the last part of its name. */
const addresses: Record<string, string> = {
  home: '/',
  analysis: '/analysis',
  practice: '/voice-interview',
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
  await page.locator('#start-frame').waitFor({ state: 'detached' })
  // The note of local mode is no part of the product.
  await page.evaluate(() => document.querySelector('.local-banner')?.remove())
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(1_000)
  await page.screenshot({ path: `pwa/public${src}` })
  await context.close()
}

const { screenshots } = JSON.parse(readFileSync('pwa/public/manifest.webmanifest', 'utf8')) as { screenshots: Screenshot[] }
mkdirSync('pwa/public/screenshots', { recursive: true })
await buildPwa()
const greenroom = await startGreenroom()
const program = findChromium()
const browser = await chromium.launch({
  ...(program && { executablePath: program }),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
for (const screenshot of screenshots) await take(browser, greenroom.url, screenshot)
await browser.close()
await greenroom.stop()

import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { withoutRecognition } from '../../../e2e/without-recognition.ts'

/** Lighthouse's slow 4G, but really applied, also to the floor. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const cpuSlowdown = 4
const quietForMs = 1_500
const patienceMs = 20_000

export interface Visit {
  firstPaintMs: number
  lcpMs: number
  lcpOf: string
  /** Total blocking time: the excess of each long task over 50 ms. */
  tbtMs: number
  cls: number
  /** Compressed size (brotli). */
  scriptKb: number
}

interface Seen {
  lcpMs: number
  lcpOf: string
  tbtMs: number
  cls: number
  atMs: number
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs before the page's own scripts. */
function watch() {
  const seen: Seen = { lcpMs: 0, lcpOf: '', tbtMs: 0, cls: 0, atMs: 0 }
  window.seen = seen
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
      seen.atMs = performance.now()
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element }
    seen.lcpMs = entry.startTime
    seen.lcpOf = element ? `${element.localName} "${element.textContent?.trim().slice(0, 40)}"` : '?'
  })
  on('longtask', ({ duration }) => {
    seen.tbtMs += Math.max(0, duration - 50)
  })
  on('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  on('resource', () => undefined)
}

/** Long tasks and late paints follow the last file. */
async function untilQuiet(page: Page) {
  const quiet = (forMs: number) => document.readyState === 'complete' && performance.now() - window.seen.atMs > forMs
  await page.waitForFunction(quiet, quietForMs, { timeout: patienceMs, polling: 200 })
}

function readVisit(): Visit {
  const { lcpMs, lcpOf, tbtMs, cls } = window.seen
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  return {
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ...{ lcpMs, lcpOf, tbtMs, cls },
    scriptKb: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
  }
}

async function throttle(cdp: CDPSession) {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4G)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** One cold visit: a fresh browser context without service worker or cache. @param kept localStorage of a returning user */
export async function visit(browser: Browser, url: string, kept: Record<string, string> = {}): Promise<Visit> {
  const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context: BrowserContext = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    // Any file of the app, to reach its origin's storage.
    await page.goto(new URL('/mark.svg', url).href)
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, kept)
    await page.addInitScript(withoutRecognition)
    await page.addInitScript(watch)
    await throttle(await context.newCDPSession(page))
    await page.goto(url, { waitUntil: 'commit' })
    await untilQuiet(page)
    return await page.evaluate(readVisit)
  } finally {
    await context.close()
  }
}

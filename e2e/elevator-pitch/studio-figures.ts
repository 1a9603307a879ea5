import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startOpenAIServer } from '../../api/coach/testing/openai-server.ts'
import type { RecordingRow } from '../../pwa/platform/local-store.ts'
import { startGreenroom } from '../greenroom.ts'
import { speakingInto } from '../microphone.ts'
import { findFirefox, openFirefox } from '../recording/firefox.ts'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { storedRows } from '../stored-rows.ts'
import { begin, openRecording, tap } from './studio-steps.ts'

/** What the page wanted to send for an analysis, and when. */
interface Asked {
  atMs: number
  bytes: number
  type: string
}

/** Notes the request of an analysis and lets nobody answer it: the figures are the page's own. */
const noteAnalysis = () => {
  const ask = globalThis.fetch
  globalThis.fetch = (address, init) => {
    const url = String(address instanceof Request ? address.url : address)
    if (!url.includes('/api/elevator-pitch/analyze') || !(init?.body instanceof FormData)) return ask(address, init)
    const file = init.body.get('video') as File
    Object.assign(globalThis, { asked: { atMs: performance.now(), bytes: file.size, type: file.type } })
    return new Promise(() => undefined)
  }
}
declare const asked: Asked

async function withStudio<Result>(work: (page: Page, context: BrowserContext) => Promise<Result>): Promise<Result> {
  const model = await startOpenAIServer()
  const greenroom = await startGreenroom({ TRANSCRIPTION_BASE_URL: model.url })
  const { launchOptions } = speakingInto()
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext({ baseURL: greenroom.url, viewport: { width: 360, height: 740 }, hasTouch: true })
    const page = await context.newPage()
    await page.addInitScript(noteAnalysis)
    await newcomerWithCredits(page)
    await openRecording(page)
    return await work(page, context)
  } finally {
    await browser.close()
    await greenroom.stop()
    await model.close()
  }
}

const fillIn = (page: Page) => page.getByLabel('Job description').fill(nurseAd)

/** Taps Stop, and Analyze as soon as it is there: what the quickest person could do. Returns both moments, ms. */
const stopAndAnalyze = (page: Page) =>
  page.evaluate(async () => {
    const button = (words: RegExp) =>
      [...document.querySelectorAll('button')].find((one) => words.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))
    const nextFrame = () => new Promise((done) => setTimeout(done, 5))
    const stoppedAtMs = performance.now()
    button(/^Stop$/)?.click()
    while (!button(/^Analyze \(/)) await nextFrame()
    const shownAtMs = performance.now()
    button(/^Analyze \(/)?.click()
    while (!document.querySelector('[data-phase="analyzing"]')) await nextFrame()
    const analyzingMs = performance.now() - stoppedAtMs
    while (!('asked' in globalThis)) await nextFrame()
    return {
      shownMs: shownAtMs - stoppedAtMs,
      analyzingMs,
      askedMs: asked.atMs - stoppedAtMs,
      bytes: asked.bytes,
      type: asked.type,
    }
  })

const figuresOf = (video: RecordingRow, sentBytes: number) => ({
  seconds: Math.round(video.lengthMs / 100) / 10,
  videoBytes: video.bytes,
  sentBytes,
  sentBytesPerSecond: Math.round(sentBytes / (video.lengthMs / 1_000)),
})

/** A recorded pitch on a CPU four times slower: from Stop to the request of the analysis, and what it carries. */
export function analyzeOnSlowPhone(forMs: number) {
  return withStudio(async (page, context) => {
    // Asked for once before, so that nothing but the recording stands between Stop and the request.
    await page.getByRole('button', { name: 'Job and resume' }).click()
    await fillIn(page)
    await page.getByRole('button', { name: 'Record without a script' }).click()
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await begin(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.waitForTimeout(forMs)
    const { shownMs, analyzingMs, askedMs, bytes, type } = await stopAndAnalyze(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForTimeout(3_000)
    const video = (await storedRows(page, 'recordings')).find(({ soundOf }) => soundOf === null)!
    const times = { stopToAnalyzeShownMs: shownMs, stopToAnalyzingMs: analyzingMs, stopToRequestMs: askedMs }
    const rounded = Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, Math.round(ms)])) as typeof times
    return { ...rounded, type, ...figuresOf(video, bytes) }
  })
}

/** An MP4 from a file: what its analysis carries. */
export function analyzeFile(path: string) {
  return withStudio(async (page) => {
    await page.getByLabel('Or upload an MP4 video').setInputFiles(path)
    await fillIn(page)
    await page.getByRole('button', { name: /^Analyze \(/ }).click()
    await page.waitForFunction(() => 'asked' in globalThis)
    const { bytes, type } = await page.evaluate(() => asked)
    return { type, ...figuresOf((await storedRows(page, 'recordings'))[0]!, bytes) }
  })
}

/** Records, downloads the file and opens it in Chromium and in the Firefox that the system ships. */
export function playElsewhere(seconds: number) {
  return withStudio(async (page, context) => {
    await page.getByRole('button', { name: 'Open the camera' }).click()
    await begin(page)
    await page.waitForTimeout(seconds * 1_000)
    await tap(page, 'Stop')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download file' }).click()
    const bytes = readFileSync(await (await downloading).path())
    const place = await serveFile(bytes, 'video/webm')
    const other = await context.newPage()
    await other.goto(place.url)
    const inChromium = await other.evaluate(playIt)
    const inFirefox = await firefoxPlays(place.url)
    await place.close()
    const video = (await storedRows(page, 'recordings')).find(({ soundOf }) => soundOf === null)!
    return { recordedSeconds: video.lengthMs / 1_000, bytes: bytes.length, storedBytes: video.bytes, inChromium, inFirefox }
  })
}

/** In the page: the length that its player shows, and whether it plays on from the middle. */
const playIt = async () => {
  const video = document.querySelector('video')!
  video.muted = true
  video.load()
  const happened = (name: string) => new Promise((done) => video.addEventListener(name, done, { once: true }))
  await happened('loadeddata')
  const { duration } = video
  const sought = happened('seeked')
  video.currentTime = duration / 2
  await sought
  await video.play()
  await happened('timeupdate')
  await happened('timeupdate')
  video.pause()
  return { duration, playedTo: video.currentTime, width: video.videoWidth, height: video.videoHeight }
}

async function firefoxPlays(url: string) {
  const program = findFirefox()
  if (!program) return null
  const firefox = await openFirefox(program)
  try {
    await firefox.goto(url)
    return await firefox.evaluate<Awaited<ReturnType<typeof playIt>>>(`(${playIt})()`)
  } finally {
    await firefox.close()
  }
}

/** A page with one video, and the video with ranges, as our library serves it. */
async function serveFile(bytes: Buffer, type: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/file') {
      response.writeHead(200, { 'content-type': 'text/html' })
      return response.end('<!doctype html><title>A pitch</title><video src="/file" preload="auto"></video>')
    }
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const range = `bytes ${from}-${bytes.length - 1}/${bytes.length}`
    response.writeHead(206, { 'content-type': type, 'content-range': range, 'accept-ranges': 'bytes' })
    response.end(bytes.subarray(from))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise<void>((closed) => void [server.closeAllConnections(), server.close(() => closed())]),
  }
}

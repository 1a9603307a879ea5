import type { Bench } from './bench/bench.ts'
import { openBench, type RunningBrowser } from './browser.ts'
import type { Receiver } from './receiver.ts'

declare const bench: Bench

export interface FlipResult {
  flips: number
  recorded: number
  /** Recordings that arrived exactly once, with the same SHA-256 as on the device. */
  arrivedOnceAndEqual: number
  droppedAnswers: number
  requests: number
  tookMs: number
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const drainsWithinMs = 90_000

/** Answers are recorded and sent while the connection comes and goes and the server's every third answer is lost. */
export async function recordWhileFlipping(
  { context, page }: RunningBrowser,
  receiver: Receiver,
  flips: number,
): Promise<FlipResult> {
  const startedAtMs = Date.now()
  receiver.received.length = 0
  receiver.faults.dropEvery = 3
  await openBench(page, receiver.url, 'ada', '?worker')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const hashes: string[] = []
  let isFlipping = true
  const recordOnAndOn = async () => {
    while (isFlipping) {
      await page.evaluate(() => bench.record('audio'))
      await wait(1_600)
      await page.evaluate(() => bench.stop())
      const recordings = await page.evaluate(() => bench.recordings())
      const last = recordings.at(-1)!
      hashes.push(await page.evaluate((id) => bench.hashOf(id), last.id))
      await page.evaluate((id) => bench.send(id), last.id)
    }
  }
  const recording = recordOnAndOn()
  for (let flip = 0; flip < flips; flip++) {
    await context.setOffline(flip % 2 === 0)
    await wait(250 + ((flip * 137) % 500))
  }
  await context.setOffline(false)
  isFlipping = false
  await recording
  await waitUntilDelivered({ page }, hashes.length)
  receiver.faults.dropEvery = 0
  const arrived = hashes.filter((hash) => receiver.received.filter(({ sha256 }) => sha256 === hash).length === 1)
  const { dropped, requests } = receiver.count
  return {
    flips,
    recorded: hashes.length,
    arrivedOnceAndEqual: receiver.received.length === hashes.length ? arrived.length : -1,
    droppedAnswers: dropped,
    requests,
    tookMs: Date.now() - startedAtMs,
  }
}

/** @throws Error with the outbox's state when it takes too long */
export async function waitUntilDelivered({ page }: Pick<RunningBrowser, 'page'>, jobs: number, withinMs = drainsWithinMs) {
  for (const startedAtMs = Date.now(); Date.now() - startedAtMs < withinMs; await wait(200)) {
    const states = await page.evaluate(async () => (await bench.jobs()).map((job) => job.state))
    if (states.length === jobs && states.every((state) => state === 'delivered')) return
  }
  const left = await page.evaluate(async () => (await bench.jobs()).filter((job) => job.state !== 'delivered'))
  throw new Error(`not delivered: ${JSON.stringify(left)}`)
}

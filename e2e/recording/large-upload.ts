import type { Bench } from './bench/bench.ts'
import { openBreakingLink } from './breaking-link.ts'
import { openBench, type RunningBrowser } from './browser.ts'
import { waitUntilDelivered } from './flips.ts'
import type { Receiver } from './receiver.ts'

declare const bench: Bench

const linkBytesPerSecond = 4_000_000

export interface LargeResult {
  bytes: number
  breaks: number
  /** Sent more than once, as a share of the file. */
  resentShare: number
  isEqual: boolean
  tookMs: number
}

/** A video over a link that carries 4 MB/s and breaks every `breakEveryMs`, in resumable pieces. */
export async function sendOverBreakingLink(
  { page }: RunningBrowser,
  receiver: Receiver,
  { bytes, breakEveryMs, withinMs }: { bytes: number; breakEveryMs: number; withinMs: number },
): Promise<LargeResult> {
  const link = await openBreakingLink(receiver.port, linkBytesPerSecond)
  try {
    await openBench(page, link.url)
    const id = await page.evaluate((size) => bench.invent(size), bytes)
    const hash = await page.evaluate((recordingId) => bench.hashOf(recordingId), id)
    const [before, startedAtMs] = [link.upBytes(), Date.now()]
    // The page itself came over a link that holds; only now it begins to break.
    link.breakEvery(breakEveryMs)
    await page.evaluate((recordingId) => bench.send(recordingId, 'tus'), id)
    await waitUntilDelivered({ page }, 1, withinMs)
    const sent = link.upBytes() - before
    return {
      bytes,
      breaks: link.breaks(),
      resentShare: (sent - bytes) / bytes,
      isEqual: receiver.received.some(({ sha256 }) => sha256 === hash),
      tookMs: Date.now() - startedAtMs,
    }
  } finally {
    await link.stop()
  }
}

/** The same file in one request over the same link: how often it was begun and how often it arrived. */
export async function sendInOneRequest(
  { page }: RunningBrowser,
  receiver: Receiver,
  { bytes, breakEveryMs, forMs }: { bytes: number; breakEveryMs: number; forMs: number },
) {
  const link = await openBreakingLink(receiver.port, linkBytesPerSecond)
  try {
    await openBench(page, link.url, 'bob')
    link.breakEvery(breakEveryMs)
    const before = receiver.received.length
    return await page
      .evaluate(
        async ([size, limitMs]) => {
          const id = await bench.invent(size)
          await bench.send(id)
          await new Promise((resolve) => setTimeout(resolve, limitMs))
          const [job] = (await bench.jobs()).filter((each) => each.recordingId === id)
          return { state: job?.state, tries: job?.tries }
        },
        [bytes, forMs] as const,
      )
      .then((job) => ({ ...job, arrived: receiver.received.length - before, upBytes: link.upBytes() }))
  } finally {
    await link.stop()
  }
}

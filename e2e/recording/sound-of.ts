import type { Page } from '@playwright/test'
import type { Bench } from './bench/bench.ts'
import type { Receiver } from './receiver.ts'
import { decode, hasFfmpeg } from './ticks.ts'

declare const bench: Bench

/** The samples of a stored recording, 16,000 a second: decoded by ffmpeg where it is installed, else by the browser. */
export async function soundOf(page: Page, receiver: Receiver, recordingId: string): Promise<Float32Array> {
  if (!hasFfmpeg) return Float32Array.from(await page.evaluate((id) => bench.samples(id), recordingId))
  await page.evaluate((id) => bench.handOver(id), recordingId)
  const file = receiver.looks.get(recordingId)!
  receiver.looks.delete(recordingId)
  return decode(file)
}

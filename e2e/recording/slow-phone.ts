import type { Bench } from './bench/bench.ts'
import { openBench, type RunningBrowser } from './browser.ts'
import type { Receiver } from './receiver.ts'

declare const bench: Bench

/** Long frames on a CPU four times slower, while a person records on the real screen parts and a video of 20 MB is being sent. */
export async function recordOnSlowPhone({ page, context }: RunningBrowser, receiver: Receiver, forMs: number) {
  await openBench(page, receiver.url)
  const video = await page.evaluate(() => bench.invent(20_000_000))
  await openBench(page, receiver.url, 'ada', '?show')
  await page.getByRole('button', { name: 'Record' }).first().waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.waitForTimeout(1_000)
  await page.evaluate(() => bench.longFrames.splice(0))
  await page.getByRole('button', { name: 'Record' }).first().click()
  await page.evaluate((id) => bench.send(id, 'tus'), video)
  await page.waitForTimeout(forMs)
  const frames = await page.evaluate(() => bench.longFrames)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const state = await page.evaluate(() => bench.view()?.recorder.state)
  const longest = (of: 'durationMs' | 'scriptsMs') => Math.round(Math.max(0, ...frames.map((frame) => frame[of])))
  return { state, longFrames: frames.length, longestFrameMs: longest('durationMs'), longestScriptsMs: longest('scriptsMs') }
}

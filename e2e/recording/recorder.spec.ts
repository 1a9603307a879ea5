import { expect } from '@playwright/test'
import { expectAccessible } from '../story.ts'
import type { Bench } from './bench/bench.ts'
import { test } from './bench-test.ts'
import { forgetProfile, newProfile, openBench, openBrowser } from './browser.ts'
import { killInTheMiddle } from './kills.ts'
import { soundOf } from './sound-of.ts'
import { gapsIn, ticksIn } from './ticks.ts'

declare const bench: Bench

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

test('an answer is complete: every tick is there, it plays and can be sought in', async ({ running: { page }, receiver }) => {
  await page.evaluate(() => bench.record('audio'))
  await wait(3_200)
  const view = await page.evaluate(() => bench.stop())
  expect(view).toMatchObject({ recorder: { state: 'completed', why: 'by-user' }, isStored: true })
  const [recording] = await page.evaluate(() => bench.recordings())
  const ticks = ticksIn(await soundOf(page, receiver, recording!.id))
  expect(ticks.length).toBeGreaterThanOrEqual(6)
  expect(gapsIn(ticks)).toEqual([])
  const played = await page.evaluate((id) => bench.play(id), recording!.id)
  expect(played.duration).toBeGreaterThan(2.8)
  expect(played.playedTo).toBeGreaterThan(played.duration / 2)
})

test('a pitch has picture and sound, and its length is known', async ({ running: { page } }) => {
  await page.evaluate(() => bench.record('video'))
  await wait(2_200)
  expect(await page.evaluate(() => bench.stop())).toMatchObject({ recorder: { kind: 'video' }, isCameraMissing: false })
  const [recording] = await page.evaluate(() => bench.recordings())
  expect((await page.evaluate((id) => bench.play(id), recording!.id)).duration).toBeGreaterThan(1.8)
})

test('three browsers killed in the middle lose two seconds at most, and no tick before that', async ({ receiver }) => {
  test.setTimeout(240_000)
  const profile = newProfile()
  for (const afterMs of [1_500, 2_250, 3_900]) {
    const { lostMs, gaps, playable } = await killInTheMiddle(receiver, profile, afterMs)
    expect(lostMs).toBeLessThanOrEqual(2_000)
    expect(gaps).toEqual([])
    expect(playable.playedTo).toBeGreaterThan(playable.duration / 2)
  }
  forgetProfile(profile)
})

test('a pause is left out, and nothing said before or after it is missing', async ({ running: { page } }) => {
  await page.evaluate(() => bench.record('audio'))
  await wait(1_200)
  await page.evaluate(() => bench.pause())
  expect(await page.evaluate(() => bench.view()?.recorder)).toMatchObject({ state: 'paused', why: 'by-user' })
  await wait(1_500)
  await page.evaluate(() => bench.resume())
  await wait(1_200)
  await page.evaluate(() => bench.stop())
  const [recording] = await page.evaluate(() => bench.recordings())
  expect(recording!.lengthMs).toBeGreaterThan(2_200)
  expect(recording!.lengthMs).toBeLessThan(3_200)
  expect((await page.evaluate((id) => bench.play(id), recording!.id)).duration).toBeLessThan(3.4)
})

test('recording stops by itself at the limit', async ({ running: { page } }) => {
  await page.evaluate(() => bench.record('audio', 2_000))
  await expect.poll(() => page.evaluate(() => bench.view()?.recorder.state), { timeout: 6_000 }).toBe('completed')
  const recorder = await page.evaluate(() => bench.view()!.recorder)
  expect(recorder).toMatchObject({ why: 'time-was-up' })
  expect('recordedMs' in recorder && recorder.recordedMs).toBeLessThan(2_600)
})

test('a phone call pauses; an unplugged microphone completes with what was recorded', async ({ running: { page } }) => {
  await page.evaluate(() => bench.record('audio'))
  await wait(1_200)
  await page.evaluate(() => bench.interrupt())
  expect(await page.evaluate(() => bench.view()?.recorder)).toMatchObject({ state: 'paused', why: 'interrupted' })
  await page.evaluate(() => bench.resume())
  await wait(800)
  await page.evaluate(() => bench.unplug())
  await expect
    .poll(() => page.evaluate(() => bench.view()?.recorder))
    .toMatchObject({ state: 'completed', why: 'device-was-lost' })
  const [recording] = await page.evaluate(() => bench.recordings())
  expect((await page.evaluate((id) => bench.play(id), recording!.id)).duration).toBeGreaterThan(1.5)
})

test('refused, missing and busy microphones have different messages; without a camera sound is recorded', async ({
  running: { page },
}) => {
  for (const [name, why] of [
    ['NotAllowedError', 'no-permission'],
    ['NotFoundError', 'no-device'],
    ['NotReadableError', 'device-busy'],
  ] as const) {
    await page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
    }, name)
    expect((await page.evaluate(() => bench.record('audio'))).recorder).toEqual({ state: 'refused', why })
  }
  await page.evaluate(() => {
    const ask = MediaDevices.prototype.getUserMedia
    navigator.mediaDevices.getUserMedia = (wanted) =>
      wanted?.video ? Promise.reject(new DOMException('', 'NotFoundError')) : ask.call(navigator.mediaDevices, wanted)
  })
  expect(await page.evaluate(() => bench.record('video'))).toMatchObject({
    recorder: { state: 'recording', kind: 'audio' },
    isCameraMissing: true,
  })
  await page.evaluate(() => bench.stop())
})

test('a dead microphone is noticed after five seconds', async ({ receiver }) => {
  const profile = newProfile()
  const running = await openBrowser(profile, 'e2e/fixtures/silence.wav')
  await openBench(running.page, receiver.url)
  await running.page.evaluate(() => bench.record('audio'))
  await wait(3_500)
  expect(await running.page.evaluate(() => bench.view()?.isNothingHeard)).toBe(false)
  await expect.poll(() => running.page.evaluate(() => bench.view()?.isNothingHeard), { timeout: 5_000 }).toBe(true)
  await running.close()
  forgetProfile(profile)
})

test('while one tab records, the others know: updates wait', async ({ running: { page, context }, receiver }) => {
  const other = await context.newPage()
  await openBench(other, receiver.url)
  expect(await other.evaluate(() => bench.isAnyTabRecording())).toBe(false)
  await page.evaluate(() => bench.record('audio'))
  expect(await other.evaluate(() => bench.isAnyTabRecording())).toBe(true)
  await page.evaluate(() => bench.stop())
  await expect.poll(() => other.evaluate(() => bench.isAnyTabRecording())).toBe(false)
})

test('a recording in an open tab is not offered as unfinished in another', async ({ running: { page, context }, receiver }) => {
  await page.evaluate(() => bench.record('audio'))
  await wait(1_200)
  const other = await context.newPage()
  await openBench(other, receiver.url)
  expect(await other.evaluate(() => bench.unfinished())).toEqual([])
  await page.close()
  await expect.poll(() => other.evaluate(async () => (await bench.unfinished()).length)).toBe(1)
})

test('storage emptied in the middle of a recording: the recording is complete again', async ({
  running: { page, context },
  receiver,
}) => {
  await page.evaluate(() => bench.record('audio'))
  await wait(2_000)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: receiver.url, storageTypes: 'indexeddb' })
  await wait(1_500)
  expect(await page.evaluate(() => bench.stop())).toMatchObject({ recorder: { state: 'completed' }, isStored: true })
  const [recording] = await page.evaluate(() => bench.recordings())
  const samples = await soundOf(page, receiver, recording!.id)
  expect(samples.length / 16_000).toBeGreaterThan(3)
  expect(gapsIn(ticksIn(samples))).toEqual([])
})

test('a full device refuses before recording; when it fills up in the middle everything is kept', async ({
  running,
  receiver,
}) => {
  const { page, context } = running
  const cdp = await context.newCDPSession(page)
  const quota = (quotaSize?: number) =>
    cdp.send('Storage.overrideQuotaForOrigin', { origin: receiver.url, ...(quotaSize === undefined ? {} : { quotaSize }) })
  // Before recording: Chromium remembers for half a minute how much space there was.
  await quota(20_000)
  await page.evaluate(() => bench.record('audio'))
  await expect
    .poll(() => page.evaluate(() => bench.view()?.recorder), { timeout: 60_000 })
    .toMatchObject({
      state: 'completed',
      why: 'device-is-full',
    })
  expect(await page.evaluate(() => bench.view()?.isStored)).toBe(false)
  await quota()
  await page.evaluate(() => bench.storeAgain())
  expect(await page.evaluate(() => bench.view()?.isStored)).toBe(true)
  const [recording] = await page.evaluate(() => bench.recordings())
  expect((await soundOf(page, receiver, recording!.id)).length / 16_000).toBeGreaterThan(1)
  // Chromium's estimate does not show the real free space; other browsers' does.
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 900_000 })
  })
  expect((await page.evaluate(() => bench.record('audio'))).recorder).toEqual({ state: 'failed', why: 'not-enough-space' })
})

test('without storage the recorder still works, and says that recordings last only as long as the tab', async ({
  running,
  receiver,
}) => {
  const { context } = running
  const page = await context.newPage()
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await openBench(page, receiver.url)
  expect(await page.evaluate(() => bench.storeKeeps)).toBe('in-this-tab')
  await page.evaluate(() => bench.record('audio'))
  await wait(1_500)
  await page.evaluate(() => bench.stop())
  const [recording] = await page.evaluate(() => bench.recordings())
  await page.evaluate((id) => bench.send(id), recording!.id)
  await expect.poll(() => receiver.received.length).toBe(1)
})

test('in a private window everything works until it is closed', async ({ running: { browser }, receiver }) => {
  const privately = await browser.newContext()
  const page = await privately.newPage()
  await openBench(page, receiver.url)
  await page.evaluate(() => bench.record('audio'))
  await wait(1_500)
  expect(await page.evaluate(() => bench.stop())).toMatchObject({ isStored: true })
  const [recording] = await page.evaluate(() => bench.recordings())
  await page.evaluate((id) => bench.send(id), recording!.id)
  await expect.poll(() => receiver.received.length).toBe(1)
  await privately.close()
})

test('accessible: the parts of the screen have names, one button keeps the focus, axe finds nothing', async ({ running }) => {
  const { page } = running
  const { origin } = new URL(page.url())
  await openBench(page, origin, 'ada', '?show')
  const button = page.locator('.recorder-button').first()
  await expect(button).toHaveAccessibleName('Record')
  await button.press('Enter')
  await expect(button).toHaveAccessibleName('Stop')
  await expect(button).toBeFocused()
  await expect(page.getByRole('timer').first()).toHaveText(/Time left: 1 minute 5\d seconds/)
  // While the microphone is open nothing is announced: it would be recorded.
  expect(await page.locator('.recorder [role=status]').count()).toBe(0)
  await wait(1_200)
  await button.press('Enter')
  await expect(button).toHaveAccessibleName('Record again')
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible()
  await expectAccessible(page, 'the recorder')
})

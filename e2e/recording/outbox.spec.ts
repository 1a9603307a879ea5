import { expect, type Page } from '@playwright/test'
import type { Bench } from './bench/bench.ts'
import { test } from './bench-test.ts'
import { openBench } from './browser.ts'
import { recordWhileFlipping, waitUntilDelivered } from './flips.ts'
import { sendInOneRequest, sendOverBreakingLink } from './large-upload.ts'
import type { Receiver } from './receiver.ts'

declare const bench: Bench

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const small = 200_000

/** A made-up answer to send. */
async function sendAnswer(page: Page, bytes = small) {
  const recordingId = await page.evaluate((size) => bench.invent(size, 'audio/webm'), bytes)
  const sha256 = await page.evaluate((id) => bench.hashOf(id), recordingId)
  const job = await page.evaluate((id) => bench.send(id), recordingId)
  return { recordingId, sha256, job }
}
const hashesAt = (receiver: Receiver) => receiver.received.map(({ sha256 }) => sha256)
const firstJob = (page: Page) => page.evaluate(async () => (await bench.jobs())[0])

test('the connection drops five times and every third answer is lost: each recording arrives once, unchanged', async ({
  running,
  receiver,
}) => {
  const result = await recordWhileFlipping(running, receiver, 5)
  expect(result.recorded).toBeGreaterThan(0)
  expect(result.arrivedOnceAndEqual).toBe(result.recorded)
})

test('a video of 12 MB over a link that breaks arrives, with hardly anything sent twice', async ({ running, receiver }) => {
  const result = await sendOverBreakingLink(running, receiver, { bytes: 12_000_000, breakEveryMs: 1_500, withinMs: 40_000 })
  expect(result.isEqual).toBe(true)
  expect(result.breaks).toBeGreaterThan(0)
  expect(result.resentShare).toBeLessThan(0.1)
})

test('the same video in one request over such a link never arrives', async ({ running, receiver }) => {
  const result = await sendInOneRequest(running, receiver, { bytes: 12_000_000, breakEveryMs: 1_500, forMs: 8_000 })
  expect(result).toMatchObject({ state: 'waiting', arrived: 0 })
})

test('what may pass is tried again: 401, 409, 429, 500, 503', async ({ running: { page }, receiver }) => {
  for (const status of [401, 409, 429, 500, 503]) {
    receiver.faults.statuses = status === 401 ? [401, 401] : [status]
    const { sha256, job } = await sendAnswer(page)
    const findJob = async () => (await page.evaluate(() => bench.jobs())).find(({ id }) => id === job.id)
    await expect.poll(async () => (await findJob())?.problem?.status).toBe(status)
    expect((await findJob())?.state).toBe('waiting')
    await page.evaluate((id) => bench.retry(id), job.id)
    await expect.poll(() => hashesAt(receiver).filter((hash) => hash === sha256).length).toBe(1)
  }
})

test('what will not pass is shown and kept, and can be sent with the next try', async ({ running: { page }, receiver }) => {
  receiver.faults.statuses = [413]
  const { job, sha256, recordingId } = await sendAnswer(page)
  await expect.poll(async () => (await firstJob(page))?.state).toBe('needs-you')
  expect((await firstJob(page))?.problem).toMatchObject({ status: 413, message: 'As requested.' })
  expect(await page.evaluate((id) => bench.hashOf(id), recordingId)).toBe(sha256)
  await page.evaluate((id) => bench.retry(id), job.id)
  await expect.poll(() => hashesAt(receiver)).toEqual([sha256])
})

test('a token that expires while sending is replaced at once', async ({ running: { page }, receiver }) => {
  receiver.faults.oldestToken = 1_000_000
  await page.evaluate(() => localStorage.setItem('bench-token', '999999'))
  const { sha256 } = await sendAnswer(page)
  await expect.poll(() => hashesAt(receiver)).toEqual([sha256])
  expect((await firstJob(page))?.tries).toBe(1)
})

test('a reload in the middle of sending sends it once', async ({ running: { page }, receiver }) => {
  receiver.faults.thinkMs = 1_500
  const { sha256 } = await sendAnswer(page)
  await expect.poll(() => receiver.count.requests).toBeGreaterThan(0)
  await openBench(page, receiver.url)
  await waitUntilDelivered({ page }, 1, 30_000)
  expect(hashesAt(receiver)).toEqual([sha256])
})

test('a reload in the middle of a video continues where it stopped', async ({ running: { page }, receiver }) => {
  const id = await page.evaluate(() => bench.invent(30_000_000))
  const sha256 = await page.evaluate((recordingId) => bench.hashOf(recordingId), id)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const speed = { offline: false, latency: 0, downloadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 4_000_000 })
  await page.evaluate((recordingId) => bench.send(recordingId, 'tus'), id)
  await wait(3_000)
  const offsets: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  await openBench(page, receiver.url)
  await cdp.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })
  await waitUntilDelivered({ page }, 1, 30_000)
  expect(hashesAt(receiver)).toEqual([sha256])
  expect(offsets[0]).toBeGreaterThan(1_000_000)
})

test("signing out in the middle sends nothing more; the next person sends nothing of the first person's", async ({
  running,
  receiver,
}) => {
  const { page } = running
  receiver.faults.statuses = [503]
  await sendAnswer(page)
  await expect.poll(async () => (await firstJob(page))?.problem?.status).toBe(503)
  await page.evaluate(() => bench.signOut(false))
  await openBench(page, receiver.url, 'bob')
  const own = await sendAnswer(page)
  await expect.poll(() => receiver.received.length).toBe(1)
  await wait(2_500)
  expect(receiver.received).toMatchObject([{ uid: 'bob', sha256: own.sha256 }])
  await openBench(page, receiver.url, 'ada')
  await page.evaluate(() => bench.wake())
  await expect.poll(() => receiver.received.map(({ uid }) => uid)).toEqual(['bob', 'ada'])
})

test('forgetting at sign-out leaves nothing of the person on the device', async ({ running: { page }, receiver }) => {
  receiver.faults.statuses = [503, 503, 503]
  await sendAnswer(page)
  await page.evaluate(() => bench.signOut(true))
  expect(await page.evaluate(async () => [await bench.jobs(), await bench.recordings()])).toEqual([[], []])
})

test('two tabs and the worker at once send everything once, in order', async ({ running: { page, context }, receiver }) => {
  await openBench(page, receiver.url, 'ada', '?worker')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const other = await context.newPage()
  await openBench(other, receiver.url, 'ada', '?worker')
  receiver.faults.thinkMs = 150
  await context.setOffline(true)
  const sent = []
  for (let count = 0; count < 6; count++) sent.push(await sendAnswer(count % 2 ? other : page, 50_000))
  await context.setOffline(false)
  await Promise.all([page, other].map((tab) => tab.evaluate(() => bench.wake())))
  await waitUntilDelivered({ page }, 6, 30_000)
  expect([...hashesAt(receiver)].sort()).toEqual(sent.map(({ sha256 }) => sha256).sort())
  expect(receiver.received).toHaveLength(6)
})

test('what is discarded is not sent: not while sending, not after closing the page, not back online; what is restored is', async ({
  running: { page, context },
  receiver,
}) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const speed = { offline: false, latency: 0, downloadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 200_000 })
  const onItsWay = await sendAnswer(page, 1_000_000)
  await wait(700)
  await page.evaluate((id) => bench.discard(id), onItsWay.job.id)
  expect((await firstJob(page))?.discarded?.mayHaveArrived).toBe(true)
  await cdp.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })

  await context.setOffline(true)
  const [gone, kept] = [await sendAnswer(page), await sendAnswer(page)]
  for (const { job } of [gone, kept]) await page.evaluate((id) => bench.discard(id), job.id)
  expect(await page.evaluate((id) => bench.undoDiscard(id), kept.job.id)).toBe(true)
  await context.setOffline(false)
  await openBench(page, receiver.url)
  await expect.poll(() => hashesAt(receiver)).toEqual([kept.sha256])
  const left = () => page.evaluate(async () => (await bench.recordings()).map(({ id }) => id))
  await expect.poll(left, { timeout: 10_000 }).toEqual([kept.recordingId])
  expect(hashesAt(receiver)).toEqual([kept.sha256])
})

test('ending a recording session deletes what was delivered and asks about the rest', async ({ running: { page }, receiver }) => {
  const { job, recordingId } = await sendAnswer(page)
  const practiceId = job.practiceId
  await waitUntilDelivered({ page }, 1, 10_000)
  expect(await page.evaluate((id) => bench.collect(id), job.id)).toMatchObject({ bytes: small })
  expect(await page.evaluate((id) => bench.undeliveredOf(id), practiceId)).toEqual([])
  await page.evaluate((id) => bench.endRecordingSession(id, 'keep'), practiceId)
  expect(await page.evaluate(() => bench.recordings())).toEqual([])
  receiver.faults.statuses = [413]
  const stuck = await sendAnswer(page)
  await expect.poll(async () => (await firstJob(page))?.state).toBe('needs-you')
  await page.evaluate((id) => bench.endRecordingSession(id, 'keep'), stuck.job.practiceId)
  expect(await page.evaluate(async () => (await bench.recordings()).map(({ id }) => id))).toEqual([stuck.recordingId])
  expect(recordingId).not.toBe(stuck.recordingId)
})

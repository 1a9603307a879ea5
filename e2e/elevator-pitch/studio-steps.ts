import type { Page } from '@playwright/test'
import { expect } from '../story.ts'

/** 164 words: 66 seconds at the coach's pace. */
export const script = `Good morning. I am Robin Rivers, a registered nurse with ten years on busy surgical wards, and I would like to tell you why your unit is where I belong.

At Lakeside General I looked after six patients a shift, most of them in the first hours after surgery. When two of them went downhill at the same time last winter, I called the team, split the work and stayed with the sicker one until she was safe. Both went home within the week.

I also trained eleven new colleagues in Epic, and the time we spent on charting fell by a fifth. My license is active, and so are my BLS and ACLS certificates.

What draws me to Riverside is your rule that every patient hears the plan from one voice. I have missed that elsewhere, and I know how to make it work on a full ward.

I would love to show you on a trial day. When could I come by?`

/** The camera with the coach in it, over everything else. */
export const studio = (page: Page) => page.getByRole('dialog', { name: 'Pitch studio' })
export const tap = (page: Page, name: string) => studio(page).getByRole('button', { name, exact: true }).click()

/** Opens the recording phase without paying for a script. */
export async function openRecording(page: Page) {
  await page.goto('/elevator-pitch')
  await page.getByRole('button', { name: 'Record without a script' }).click()
  await expect(page.getByRole('heading', { name: 'Record your pitch' })).toBeVisible()
}

export async function writeScript(page: Page) {
  await page.getByRole('button', { name: 'Write or paste a script' }).click()
  await page.getByLabel('Your script').fill(script)
  await page.getByRole('button', { name: 'Done' }).click()
}

/** From Record through 3-2-1 until it really records. */
export async function begin(page: Page) {
  await tap(page, 'Record')
  await expect(studio(page).getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
}

/** Records for about these seconds. */
export async function recordFor(page: Page, seconds: number) {
  await begin(page)
  // A slow machine may never show one particular second.
  const secondsLeft = async () => Number(/1:(\d\d)/.exec((await studio(page).getByRole('timer').textContent()) ?? '')?.[1])
  await expect.poll(secondsLeft).toBeLessThan(30 - seconds)
  await tap(page, 'Stop')
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
}

/** How far the script has moved up, px. */
export const scriptUpPx = (page: Page) =>
  studio(page)
    .locator('.prompter-text')
    .evaluate((text) => -new DOMMatrix(getComputedStyle(text).transform).m42)

/** Plays the shown video: its length in seconds, and whether it played and could be sought in. */
export const playsVideo = (page: Page) =>
  page.locator('.player > video').evaluate(async (video: HTMLVideoElement) => {
    const happened = (name: string) => new Promise((done) => video.addEventListener(name, done, { once: true }))
    if (video.readyState < 2) await happened('loadeddata')
    const { duration } = video
    const sought = happened('seeked')
    video.currentTime = duration / 2
    await sought
    const from = video.currentTime
    video.muted = true
    const moved = happened('timeupdate')
    await video.play()
    await moved
    await happened('timeupdate')
    video.pause()
    return { duration, soughtTo: from, playedOn: video.currentTime > from, width: video.videoWidth, height: video.videoHeight }
  })

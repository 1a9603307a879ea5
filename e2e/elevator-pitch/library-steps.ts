import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { inFront } from '../shell/steps.ts'
import { nurseAd } from '../steps.ts'
import { expect } from '../story.ts'

const film = 'e2e/fixtures/pitch.mp4'

export const pitchWords =
  'I am a registered nurse with ten years on surgical wards. Last winter I cut medication errors by a third by rebuilding how we hand over. I have an RN license and BLS certification. I would love to bring that care to Riverside. When could I come by?'

/** A bearer token of the person signed in on the page, as the sign-in service's SDK keeps it. */
function tokenOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll()
          asking.onsuccess = () => {
            resolve(asking.result.find(({ fbase_key }) => fbase_key.includes('authUser')).value.stsTokenManager.accessToken)
            opening.result.close()
          }
        }
      }),
  )
}

/** Saves pitches with these scores through the API, the last one being the newest. Their ids, in that order. */
export async function savedBefore(page: Page, scores: readonly number[]): Promise<string[]> {
  const { origin } = new URL(page.url())
  const authorization = `Bearer ${await tokenOf(page)}`
  const video = new Blob([await readFile(film)], { type: 'video/mp4' })
  const ids: string[] = []
  for (const score of scores) {
    const form = new FormData()
    const texts = { transcript: pitchWords, refinedPitch: 'A better version.', alternateExample: 'Another version.' }
    for (const [name, value] of Object.entries({ ...texts, score: String(score) })) form.set(name, value)
    form.set('video', video, 'pitch.mp4')
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() }
    const response = await fetch(`${origin}/api/elevator-pitch/save`, { method: 'POST', headers, body: form })
    expect(response.status).toBe(200)
    ids.push(((await response.json()) as { id: string }).id)
  }
  return ids
}

export async function openLibrary(page: Page) {
  await page.goto('/elevator-pitch')
  await inFront(page).getByRole('button', { name: 'Your library' }).click()
  await expect(library(page)).toBeVisible()
}

export const library = (page: Page) => inFront(page).getByRole('heading', { name: 'Saved pitches', exact: true })
export const cards = (page: Page) => inFront(page).locator('.pitch-card')
/** The scores on the cards, from the top. */
export const scoresOf = (page: Page) => cards(page).locator('.badge')

/** From an uploaded MP4 to its feedback, for 10 credits. */
export async function analyzed(page: Page) {
  const screen = inFront(page)
  await page.goto('/elevator-pitch')
  await screen.getByRole('button', { name: 'Record without a script' }).click()
  await screen.getByLabel('Or upload an MP4 video').setInputFiles(film)
  await screen.getByLabel('Job description').fill(nurseAd)
  await screen.getByLabel('What you said').fill(pitchWords)
  await page.getByRole('button', { name: 'Analyze (10 credits)' }).filter({ visible: true }).click()
  await expect(saveButton(page)).toBeVisible()
}

export const saveButton = (page: Page) => inFront(page).getByRole('button', { name: 'Save to library' })

interface Played {
  duration: number
  soughtTo: number
  playedOn: boolean
}

/** Plays the open pitch from its middle, asked for by its address: how long it is, and whether it went on from there. */
export const playsFromTheMiddle = (page: Page): Promise<Played> =>
  cards(page)
    .locator('.player video')
    .evaluate(async (video: HTMLVideoElement) => {
      const happened = (name: string) => new Promise((done) => video.addEventListener(name, done, { once: true }))
      if (video.readyState < 2) await happened('loadeddata')
      const sought = happened('seeked')
      video.currentTime = video.duration / 2
      await sought
      const soughtTo = video.currentTime
      video.muted = true
      await video.play()
      await happened('timeupdate')
      await happened('timeupdate')
      return { duration: video.duration, soughtTo, playedOn: video.currentTime > soughtTo }
    })

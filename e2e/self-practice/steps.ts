import { expect, type Page } from '@playwright/test'

/** The stage of a practice, over everything else. */
export const stage = (page: Page) => page.getByRole('dialog', { name: 'Self practice' })

/** Opens Self practice at its address and waits until it can be started. */
export async function openSelfPractice(page: Page) {
  await page.goto('/self-interview-prep')
  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible()
}

/** Gives the answer up: the question is asked again. */
export async function recordAgain(page: Page) {
  await stage(page).getByRole('button', { name: 'Record again' }).click()
}

/** Speaks until the answer's clock has counted these seconds. */
export async function answerAloud(page: Page, seconds = 2) {
  await stage(page).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(stage(page).getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(stage(page).getByRole('timer')).toContainText(`1:${60 - seconds}`)
  await stage(page).getByRole('button', { name: 'Stop' }).click()
  await expect(stage(page).getByText('How you said it')).toBeVisible()
}

/** The service worker has cached everything and controls this page. */
export async function readyForOffline(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Plays what is shown and waits until sound has really played. */
export async function playsBack(page: Page) {
  const player = page.getByRole('region', { name: /your answer$/ })
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('slider', { name: 'Position' })).not.toHaveValue('0')
}

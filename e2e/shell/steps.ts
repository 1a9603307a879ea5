import { expect, type Page } from '@playwright/test'
import { storedRows } from '../stored-rows.ts'

/** The account menu: behind the avatar on a desktop, at the end of the More sheet on a phone. */
export async function openAccountMenu(page: Page) {
  const avatar = page.locator('.account-menu > summary')
  const more = page.locator('#root').getByRole('button', { name: 'More', exact: true })
  // Whichever this width shows, once the frame is there.
  await avatar.or(more).filter({ visible: true }).click()
  await expect(page.getByText('My Account').filter({ visible: true })).toBeVisible()
}

/** Chooses an entry of the account menu. */
export async function chooseInAccountMenu(page: Page, name: string) {
  await openAccountMenu(page)
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
}

/** From the account menu, before there is a score. */
export async function keepScores(page: Page) {
  await openAccountMenu(page)
  await page.getByRole('switch', { name: 'Keep my scores on this device' }).filter({ visible: true }).click()
  await expect.poll(() => storedRows(page, 'scores')).toHaveLength(1)
}

/** Those that this device keeps, by feature. */
export const keptScores = async (page: Page) =>
  (await storedRows(page, 'scores'))[0]!.scores.map(({ feature, score, round }) => [feature, score, round])

/** Opens FAQs or Feedback: from the bar on a desktop, from the More sheet or the menu on a phone. */
export async function openHelp(page: Page, name: 'FAQs' | 'Feedback') {
  const entry = page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const more = page.locator('#root').getByRole('button', { name: 'More', exact: true })
  const drawer = more.or(page.locator('.site-bar-menu > summary')).filter({ visible: true })
  await expect(entry.or(drawer).first()).toBeVisible()
  if (!(await entry.first().isVisible())) await drawer.first().click()
  await entry.first().click()
}

export const signedOutHome = (page: Page) => page.getByRole('heading', { name: 'Welcome' })

/** The screen in front, not the ones that Ionic keeps mounted behind it. */
export const inFront = (page: Page) => page.locator('.frame-outlet .ion-page:not(.ion-page-hidden)')

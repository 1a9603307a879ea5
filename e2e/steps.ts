import { expect, type Locator, type Page } from '@playwright/test'
import { signInBefore } from './signed-in-before.ts'
import { type Somebody, somebodyNew } from './somebody.ts'

/** Signs in as a person does, through Google's popup (simulated on this machine). */
export async function signInThroughPopup(page: Page, somebody: Somebody, path = '/') {
  await page.goto(path)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).first().click()
  await fillGooglesWindow(await opening, somebody)
  await expect(page.locator('.frame-outlet')).toBeVisible()
}

export async function fillGooglesWindow(popup: Page, { name, email }: Pick<Somebody, 'name' | 'email'>) {
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.getByLabel('Email').fill(email)
  await popup.getByLabel('Name').fill(name)
  await popup.getByRole('button', { name: 'Sign in' }).click()
}

/** The reminder shows once per device. */
export async function dismissReminder(page: Page) {
  const reminder = page.getByRole('region', { name: 'Before you start' }).filter({ visible: true })
  await reminder.getByRole('button', { name: 'Got it' }).click()
  await expect(reminder).toBeHidden()
}

/** The signed-in home. */
export const atHome = (page: Page) =>
  expect(page.locator('.frame-outlet').getByRole('heading', { name: /^Take a breath/ })).toBeVisible()

/** Verifies the phone with the code that local mode shows. */
export async function verifyPhone(page: Page, somebody: Somebody) {
  await page.getByRole('button', { name: 'Verify phone' }).click()
  await enterCode(page, somebody)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: "Let's start" }).click()
  await expect(dialog).toBeHidden()
}

/** In the phone dialog, up to the 40 credits. */
export async function enterCode(page: Page, { phone }: Somebody) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number').fill(phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const shown = await dialog.getByText(/Local mode: your code is \d{6}/).textContent()
  await dialog.getByLabel('6-digit code').fill(shown!.match(/\d{6}/)![0])
  await expect(dialog.getByText('40 credits are yours')).toBeVisible()
}

/** Signed in, verified, 40 credits. Signing in and verifying have stories of their own (`signInThroughPopup`, `verifyPhone`). */
export async function newcomerWithCredits(page: Page): Promise<Somebody> {
  const somebody = somebodyNew()
  await signInBefore(page, somebody, { withCredits: true })
  await atHome(page)
  return somebody
}

/** Signed in, nothing more. */
export async function newcomer(page: Page): Promise<Somebody> {
  const somebody = somebodyNew()
  await signInBefore(page, somebody, { withCredits: false })
  await atHome(page)
  return somebody
}

export const nurseAd = `Registered Nurse, Medical-Surgical Unit

Riverside Community Hospital cares for 300 patients a day.

Requirements:
- Active RN license
- Two years of acute care experience
- BLS and ACLS certification
- Experience with Epic or another electronic health record
- IV therapy and medication administration
- Patient education and discharge planning

Nice to have:
- Telemetry experience
- Spanish
`

/** Opens the resume analysis without a reload, as a person does. */
export async function openAnalysis(page: Page) {
  await page.goto('/analysis')
  await expect(page.getByLabel('Job description')).toBeVisible()
}

/** A whole job ad folds to its title. */
export const editAd = (screen: Page | Locator) => screen.getByRole('button', { name: 'Edit the job description' }).click()

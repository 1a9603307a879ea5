import type { Page } from '@playwright/test'
import { expectRoomForText } from '../large-text.ts'
import { newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { chooseInAccountMenu, inFront, openAccountMenu, openHelp } from './steps.ts'

/** Every dialog and sheet of the shell that no other story checks with axe, and how to open it. */
const dialogs: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the More sheet with the account menu': openAccountMenu,
  'the credit history': (page) => chooseInAccountMenu(page, 'Credit history'),
  'the feedback dialog': (page) => openHelp(page, 'Feedback'),
  'the credits sheet': (page) => page.getByRole('button', { name: '40 credits' }).filter({ visible: true }).click(),
  'the purchase dialog': (page) => page.locator('.credits-pill-buy').filter({ visible: true }).click(),
}

/** Screens that are complete as soon as they open. */
const screens = ['/?feature=voice-resume', '/payment/cancel', '/privacy']

test('axe finds nothing in any dialog or quiet screen of the shell, light or dark', async ({ page }) => {
  await newcomerWithCredits(page)
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page)
    await expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page, name)
    await expectRoomForText(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
  }
  for (const path of screens) {
    await page.goto(path)
    await expect(inFront(page).getByRole('heading').filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page, path)
  }
})

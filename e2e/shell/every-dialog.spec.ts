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

/** The rest of the shell's: other stories check them with axe. */
const moreDialogs: typeof dialogs = {
  'the FAQs': (page) => openHelp(page, 'FAQs'),
  'the question before deleting the account': (page) => chooseInAccountMenu(page, 'Delete account'),
  'the account data': (page) => chooseInAccountMenu(page, 'Download my data'),
}

const anyDialog = (page: Page) => page.locator('dialog[open]')

/** Back closes what is open, Forward opens nothing, and the screen behind stays where it is. */
async function backAndForward(page: Page, name: string) {
  const address = page.url()
  // The More sheet closes when something in it is chosen.
  if (!name.includes('More')) await expect(anyDialog(page).filter({ hasText: 'My Account' })).toHaveCount(0)
  await expect(anyDialog(page)).toHaveCount(1)
  await page.waitForFunction(() => history.state?.guard)
  await page.goBack()
  await expect(anyDialog(page)).toHaveCount(0)
  await page.goForward()
  await expect(anyDialog(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
}

/** Resolves when Ionic animates a screen. */
function screenMoves(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const moving = document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target?.matches('.ion-page'))
      if (moving) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Screens that are complete as soon as they open. */
const screens = ['/payment/cancel', '/privacy']

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('axe finds nothing in any dialog or quiet screen of the shell, light or dark', async ({ page }) => {
  await newcomerWithCredits(page)
  for (const [name, open] of Object.entries(dialogs)) {
    await open(page)
    await expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page, name)
    await expectRoomForText(page, name)
    await backAndForward(page, name)
  }
  for (const path of screens) {
    await page.goto(path)
    await expect(inFront(page).getByRole('heading').filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('Back closes every dialog and sheet, and the next Back leaves the screen: none is lost, none does nothing', async ({
  page,
}) => {
  await page.goto('/')
  await openHelp(page, 'FAQs')
  await backAndForward(page, 'the FAQs')
  await newcomerWithCredits(page)
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await bar.getByRole('link', { name: 'Resume' }).click()
  await expect(inFront(page).getByLabel('Job description')).toBeVisible()
  for (const [name, open] of Object.entries(moreDialogs)) {
    await open(page)
    await backAndForward(page, name)
  }
  // Closed in another way, it leaves nothing to go back from.
  await moreDialogs['the FAQs']!(page)
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(anyDialog(page)).toHaveCount(0)
  // Nor does a link inside, or a reload.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await anyDialog(page)
    .getByRole('link', { name: /Elevator Pitch/ })
    .click()
  await expect(page).toHaveURL(/elevator-pitch/)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(anyDialog(page)).toHaveCount(1)
  await page.reload()
  await expect(inFront(page).getByRole('heading', { name: 'Elevator Pitch' }).first()).toBeVisible()
  await page.goBack()
  await expect(inFront(page).getByLabel('Job description')).toBeVisible()
  await expect(page).toHaveTitle(/Resume Analytics/)
  await page.goBack()
  await expect(inFront(page).getByRole('heading', { name: /^Take a breath/ })).toBeVisible()
  await page.goForward()
  // Pressed twice at once, the first press closes and the second leaves.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(anyDialog(page)).toHaveCount(1)
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await expect(inFront(page).getByRole('heading', { name: /^Take a breath/ })).toBeVisible()
  await expect(anyDialog(page)).toHaveCount(0)
  // And screens move, as on a phone.
  const moves = page.evaluate(screenMoves)
  await inFront(page)
    .getByRole('link', { name: /Voice-to-Resume/ })
    .click()
  await moves
  await expect(inFront(page)).toHaveCount(1)
  await expect(inFront(page).getByRole('heading', { name: 'Voice-to-Resume Generator' }).first()).toBeFocused()
  await expect(page.locator('.ion-page-invisible')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { newcomer, newcomerWithCredits } from '../steps.ts'
import { expect, test } from '../story.ts'
import { inFront } from './steps.ts'

/** The focused element's name: its label or its own text. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    return (focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? focused.textContent ?? '').trim()
  })

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    const label = await focusedName(page)
    if (name.test(label)) return
    passed.push(label.slice(0, 30))
  }
  throw new Error(`${name} was never reached by ${key}: ${passed.join(' | ')}`)
}

test('by keyboard alone: past the bar, into a feature, through menu and dialogs, and the focus comes back @desktop-only', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await page.reload()
  await expect(inFront(page).getByRole('heading', { name: /^Take a breath/ })).toBeVisible()

  await tabTo(page, /^Skip to content$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, /Resume Analytics/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/analysis$/)
  // The focus moves to the new screen once it has appeared; tabbing before that would be undone.
  await expect(inFront(page).locator('ion-content')).toBeFocused()

  await tabTo(page, /^Buy More$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog).toBeVisible()
  await tabTo(page, /^Basic/)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Premium/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await focusedName(page)).toBe('Buy More')

  await tabTo(page, /^Account of/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Delete account$/)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await expect(question).toBeVisible()
  // A modal dialog keeps the focus inside.
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () =>
        !document.activeElement || document.activeElement === document.body || document.activeElement.closest('dialog') !== null,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
})

test('with reduced motion nothing moves: pages and dialogs appear at once @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) > 1)
        .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
    )
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  expect(await moving()).toEqual([])
  await newcomer(page)
  await page.getByRole('button', { name: 'Verify phone' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send code' })).toBeVisible()
  expect(await moving()).toEqual([])
  await page.keyboard.press('Escape')
  await inFront(page).getByText('Resume Analytics').first().click()
  expect(await moving()).toEqual([])
})

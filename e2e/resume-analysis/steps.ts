import type { Locator, Page } from '@playwright/test'

/** The nurse's card about her certification, unfolded: which card is open first depends on the scores. */
export async function certificationCard(page: Page): Promise<Locator> {
  const cards = page.getByRole('region', { name: 'What the ad asks for' })
  const card = cards.getByRole('listitem').filter({ hasText: /^BLS.*ACLS.*certification/ })
  const fold = card.locator('details').first()
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open))) await card.locator('summary').first().click()
  return card
}

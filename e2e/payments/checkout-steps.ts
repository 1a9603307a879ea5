import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** Opens the purchase dialog from the pill. */
export async function openPurchase(page: Page) {
  await page
    .locator('.ion-page:not(.ion-page-hidden) .credits-pill-buy, .site-bar .credits-pill-buy')
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Purchase Credits' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Chooses a package by its name. */
export async function choosePackage(page: Page, name: 'Basic' | 'Premium' | 'Professional') {
  const dialog = await openPurchase(page)
  await dialog.getByRole('radio', { name: new RegExp(name) }).check({ force: true })
  return dialog
}

export const pillWith = (page: Page, credits: number) =>
  page.getByRole('button', { name: `${credits} credits`, exact: true }).filter({ visible: true })

/** Controls the payments sandbox. Its key is not secret: it listens on this machine only. */
export function sandboxOf(dataDir: string) {
  const url = `http://127.0.0.1:${readFileSync(`${dataDir}/payments-sandbox-port`, 'utf8')}`
  const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' }
  return {
    setDeliveries: (mode: object) => fetch(`${url}/sandbox/deliveries`, { method: 'PUT', headers, body: JSON.stringify(mode) }),
    happen: (happening: object) =>
      fetch(`${url}/sandbox/happenings`, { method: 'POST', headers, body: JSON.stringify(happening) }),
    sessions: async () =>
      (await fetch(`${url}/sandbox/sessions`, { headers })).json() as Promise<{ id: string; reference: string }[]>,
  }
}

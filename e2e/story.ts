import { test as base, expect, type Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'
import { withoutRecognition } from './without-recognition.ts'

export { expect }

/** Said by the page itself, and never a noise that a story may allow. */
const policyMark = 'the page broke its policy:'

/** Errors that a story causes on purpose: a request that we made fail. */
const causedOnPurpose = /Failed to load resource|net::ERR_/

/**
 * A story fails on any surprise: an error on the console, an uncaught exception, a request that leaves this machine or asks
 * for what is not there, a policy violation. A story that breaks something on purpose says so by `test.use({ allowedNoise: /…/ })`.
 */
export const test = base.extend<{ allowedNoise: RegExp | null; noSurprises: undefined }>({
  allowedNoise: [null, { option: true }],
  noSurprises: [
    async ({ context, allowedNoise }, use) => {
      await context.addInitScript(withoutRecognition)
      await context.addInitScript((mark) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(mark, effectiveDirective, blockedURI),
        )
      }, policyMark)
      const surprises: string[] = []
      const note = (words: string) => {
        const isAllowed = !words.includes(policyMark) && (causedOnPurpose.test(words) || allowedNoise?.test(words))
        if (!isAllowed) surprises.push(words)
      }
      context.on('console', (message) => message.type() === 'error' && note(message.text()))
      context.on('weberror', (error) => note(String(error.error())))
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
          note(`left this machine: ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() === 404) note(`not there: ${response.request().method()} ${response.url()}`)
      })
      await use(undefined)
      // A request that a route still holds would fail the worker once its story has ended.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      expect(surprises).toEqual([])
    },
    { auto: true },
  ],
})

/** Colors are measured when nothing is fading. A spinner never ends and is not waited for; a page left behind stands still. */
async function untilNothingFades(page: Page) {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    const ended = ending.map((animation) => animation.finished.catch(() => undefined))
    return Promise.race([Promise.all(ended), new Promise((patience) => setTimeout(patience, 1_500))]).then(() => undefined)
  })
}

const everything: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }
const colorsOnly: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

declare global {
  interface Window {
    axe?: { run: typeof axe.run }
  }
}

/** Loads axe once per page and returns only what is wrong: loading it for each look and returning what is right takes longer than the look. */
async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  await untilNothingFades(page)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe!.run(document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    { runOnly, resultTypes: ['violations' as const], preload: false, iframes: false },
  )
}

/**
 * No accessibility violation on the page as it stands, light and dark, the shadow roots of Ionic included. What was measured while something
 * had just begun to fade is measured again; a fault of the page is found each time.
 */
export async function expectAccessible(page: Page, what: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // The second color scheme changes only colors.
    const looked = colorScheme === 'dark' ? everything : colorsOnly
    await expect
      .poll(() => violationsOf(page, looked), { message: `${what}, ${colorScheme}`, timeout: 15_000, intervals: [500, 1_000] })
      .toEqual([])
  }
}

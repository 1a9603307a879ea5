import { expect, type Page } from '@playwright/test'

interface Size {
  what: string
  width: number
  height: number
  /** The text size chosen in the browser's settings, in px: 16 is 100 %. */
  fontPx: number
}

/**
 * Text at 200 % on a phone and a desktop, a phone's own larger text, and a phone on its side. Each window differs from the one before:
 * Chromium looks at its containers again only then.
 */
const sizes: readonly Size[] = [
  { what: 'text at 200 % on a desktop', width: 1280, height: 800, fontPx: 32 },
  { what: 'text at 200 % on a phone', width: 360, height: 740, fontPx: 32 },
  { what: 'a phone on its side', width: 740, height: 360, fontPx: 16 },
  { what: 'text at 130 % on a phone', width: 360, height: 740, fontPx: 21 },
  // What a desktop at 400 % leaves of 1280 (WCAG 1.4.10).
  { what: 'the smallest phone', width: 320, height: 568, fontPx: 16 },
]

/** Of the window, at least: what bars leave for the content. */
const leastShare = 0.36

/** What is wrong on the page as it stands: in the topmost dialog, or on the screen in front. */
function faultsIn(least: number): string[] {
  const top =
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.ion-page:not(.ion-page-hidden), .landing')
  if (!top) return ['nothing is shown']
  const faults: string[] = []
  const scrollsSideways = (element: Element) => {
    for (let at = element.parentElement; at && at !== top; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return true
    return false
  }
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && !element.closest('svg, .skip-link') && !isClipped(element)
  for (const element of top.querySelectorAll('*')) {
    if (!isShown(element)) continue
    const { left, right, width } = element.getBoundingClientRect()
    const isOut = width > 0 && (right > document.documentElement.clientWidth + 1.5 || left < -1.5)
    if (isOut && !scrollsSideways(element)) faults.push(`sticks out: ${element.tagName} ${element.className}`)
    const isWord = element.matches('h1, h2, h3, h4, button, a, label, legend, summary, output') && element.children.length === 0
    if (!isWord) continue
    const text = element.firstChild
    for (const word of text?.textContent?.matchAll(/(?<!\S)[\p{L}\p{N}]{2,14}(?![^\s.,:;])/gu) ?? []) {
      const range = document.createRange()
      range.setStart(text!, word.index)
      range.setEnd(text!, word.index + word[0].length)
      if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) faults.push(`breaks “${word[0]}”`)
    }
  }
  const content = top.querySelector('.stage-frame, .dialog-body, ion-content') ?? top
  const { top: from, bottom } = content.getBoundingClientRect()
  // A few lines do not fill their room: it ends where the foot begins.
  const to = Math.max(bottom, content.nextElementSibling?.getBoundingClientRect().top ?? 0)
  const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect()
  // On its side the bar stands at the left edge.
  const isBelow = bar !== undefined && bar.height > 0 && bar.width > bar.height
  const until = top.tagName === 'DIALOG' || !isBelow ? innerHeight : bar.top
  const sticky = [...content.querySelectorAll('*')].filter((element) => {
    const isWide = element.getBoundingClientRect().width > 0.6 * innerWidth
    return getComputedStyle(element).position === 'sticky' && isWide && isShown(element)
  })
  const stuckAt = (edge: 'top' | 'bottom') =>
    Math.max(0, ...sticky.map((bar) => (getComputedStyle(bar)[edge] === 'auto' ? 0 : bar.getBoundingClientRect().height)))
  const height = Math.min(to, until) - Math.max(0, from) - stuckAt('top') - stuckAt('bottom')
  const share = height / innerHeight
  const isWhole = top.tagName === 'DIALOG' && content.scrollHeight <= content.clientHeight
  if (share < least && !isWhole) faults.push(`leaves ${Math.round(share * 100)} % of the height`)
  return [...new Set(faults)]
}

/** Nothing sticks out, no word breaks to letters, and bars leave room, in every size of text and window (WCAG 1.4.4, 1.4.10). */
export async function expectRoomForText(page: Page, screen: string) {
  const usual = page.viewportSize()!
  const browser = await page.context().newCDPSession(page)
  const setText = (px: number) => browser.send('Page.setFontSizes', { fontSizes: { standard: px } })
  for (const { what, width, height, fontPx } of sizes) {
    await setText(fontPx)
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.evaluate(faultsIn, leastShare), { message: `${screen}, ${what}`, timeout: 3_000 }).toEqual([])
  }
  await setText(16)
  await browser.detach()
  await page.setViewportSize(usual)
}

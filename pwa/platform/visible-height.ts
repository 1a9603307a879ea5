/** What can be seen of the page, as the browser reports it. */
export type VisibleArea = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** A browser's own bars take less; a keyboard takes more, even on a phone on its side. */
const keyboardFromPx = 90

/** How much a keyboard leaves, and how far the browser has moved it down; null without one. Somebody who zooms in with two fingers has none open. */
export function besideKeyboard({ height, offsetTop, scale }: VisibleArea, pageHeight: number) {
  if (Math.abs(scale - 1) > 0.01 || pageHeight - height < keyboardFromPx) return null
  return { height: Math.round(height), top: Math.round(offsetTop) }
}

/**
 * Tells the styles what a keyboard leaves of the screen, as `--visible-height` and `--visible-top`: for Safari, other browsers shrink the page
 * itself (`interactive-widget` in index.html). And keeps the field in sight that somebody types in.
 */
export function followVisibleHeight(viewport = globalThis.visualViewport, root = document.documentElement) {
  if (!viewport) return
  const follow = () => {
    const left = besideKeyboard(viewport, root.clientHeight)
    for (const side of ['height', 'top'] as const) {
      if (left) root.style.setProperty(`--visible-${side}`, `${left[side]}px`)
      else root.style.removeProperty(`--visible-${side}`)
    }
  }
  viewport.addEventListener('scroll', follow)
  viewport.addEventListener('resize', () => {
    follow()
    const field = document.activeElement?.closest('textarea, input')
    // After the styles have followed the new height.
    requestAnimationFrame(() => field?.scrollIntoView({ block: 'nearest' }))
  })
}

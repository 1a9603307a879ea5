export type VisibleArea = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** Browser toolbars are smaller; keyboards are larger, even on a phone in landscape. */
const keyboardFromPx = 90

/** Null without a keyboard. A zoomed page is not one with a keyboard open. */
export function besideKeyboard({ height, offsetTop, scale }: VisibleArea, pageHeight: number) {
  if (Math.abs(scale - 1) > 0.01 || pageHeight - height < keyboardFromPx) return null
  return { height: Math.round(height), top: Math.round(offsetTop) }
}

/** For Safari: other browsers resize the page (`interactive-widget`). Keeps the focused field visible, with its form's button if both fit. */
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
    // After the styles applied the new height.
    requestAnimationFrame(() => {
      for (const part of [field?.closest('form'), field?.closest('.field') ?? field]) part?.scrollIntoView({ block: 'nearest' })
    })
  })
}

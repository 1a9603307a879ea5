/** A `ref` that focuses the element when it appears, for a step that replaces the one that had the focus. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

/** As a `ref`: the same without scrolling there. */
export function takeFocusInPlace(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}

/** As a `ref`: the same, but only where the element that had the focus is gone. Otherwise it stays where the reader put it. */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) takeFocusInPlace(element)
}

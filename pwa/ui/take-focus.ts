export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

/** As a `ref`: focuses without scrolling. */
export function takeFocusInPlace(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}

export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) takeFocusInPlace(element)
}

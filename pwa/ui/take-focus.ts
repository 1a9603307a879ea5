/** A `ref` that focuses the element when it appears, for a step that replaces the one that had the focus. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

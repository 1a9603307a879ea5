/** As a `ref`: takes the focus when the element arrives, for a step that replaces the one that had it. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}

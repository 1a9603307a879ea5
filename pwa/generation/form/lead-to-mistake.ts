/** Scrolls to the first wrong field and the sentence below it. */
export function leadToMistake(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    // Once a file is chosen the picker is hidden, so the button that changes it takes the focus.
    form.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden]), .file-drop[data-wrong] button')?.focus()
    form.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
  })
}

/** The first field that is not right may be far up, its sentence below it: both come into view. */
export function leadToMistake(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    // With a file chosen the picker is hidden: the button that changes it takes the focus.
    form.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden]), .file-drop[data-wrong] button')?.focus()
    form.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
  })
}

/** The first field that is not right may be far up, its sentence below it: both come into view. */
export function leadToMistake(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    form.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' })
  })
}

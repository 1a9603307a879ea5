/** Leads to a section's heading or into a fold, which opens. Waits for the layout. */
export function scrollToPart(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
    const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place
    target?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  })
}

/** A `ref` too: focuses this question's card, keeping the last answer's effect in sight above. */
export function takeTurn(question: HTMLElement | null): void {
  question?.focus({ preventScroll: true })
  question?.closest('section')?.querySelector('h3')?.scrollIntoView({ block: 'start' })
}

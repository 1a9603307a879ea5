/** Leads to a section's heading, or to what lies in a fold, which opens. Waits until what the tap has opened is drawn. */
export function leadTo(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
    const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place
    target?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  })
}

/** As a `ref` too: the card of this question takes the focus, with what the last answer changed in sight above it. */
export function takeTurn(question: HTMLElement | null): void {
  question?.focus({ preventScroll: true })
  question?.closest('section')?.querySelector('h3')?.scrollIntoView({ block: 'start' })
}

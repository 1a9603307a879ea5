/** Leads to a section's heading or into a fold, which opens; inside `data-whole`, to the top of that. Waits for the layout. */
export function scrollToPart(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    openAround(place)
    const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place
    target?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const whole = target?.closest('[data-whole]') ?? target
    whole?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  })
}

function openAround(place: HTMLElement | null) {
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}

/** Leads to a section's heading or into a fold, which opens. Waits for the layout. */
export function scrollToPart(id: string): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    openAround(place)
    const target = place instanceof HTMLDetailsElement ? place.querySelector('summary') : place
    target?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' })
  })
}

function openAround(place: HTMLElement | null) {
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}

/** Focuses a question, with the last answer's effect in sight above it where both fit on the screen. */
export function takeTurn(question: HTMLElement | null): void {
  openAround(question)
  question?.focus({ preventScroll: true })
  const heading = question?.closest('section[data-state]')?.querySelector('h3')
  heading?.scrollIntoView({ block: 'start' })
  if (question && question.getBoundingClientRect().bottom > innerHeight * 0.6) question.scrollIntoView({ block: 'center' })
}

/**
 * Leads from a fix to what it is about: the open mark of the ad, a folded part, which opens, or a section's heading. Waits until what the tap
 * has opened is drawn.
 */
export function leadTo(id: string): void {
  requestAnimationFrame(() => {
    const section = document.getElementById(id)
    const fold = section instanceof HTMLDetailsElement ? section : null
    if (fold) fold.open = true
    const mark = section?.closest('section')?.querySelector<HTMLElement>('.ad-mark[aria-expanded="true"]')
    const target = mark ?? fold?.querySelector('summary') ?? section
    target?.focus({ preventScroll: true })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: mark ? 'center' : 'start' })
  })
}

import { type RefObject, useEffect, useRef } from 'react'

/**
 * A new phase begins at its top, since the one before may have been scrolled down; and the focus, which went with the button that was
 * pressed, begins there too unless the phase has put it somewhere itself.
 * @param atFirst the first phase takes the focus too: the room was opened from within a page, whose link has gone
 */
export function useTopOfPhase<Place extends HTMLElement>(phase: string, atFirst = false): RefObject<Place | null> {
  const top = useRef<Place>(null)
  const before = useRef<string | null>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' })
    const isChange = before.current === null ? atFirst : before.current !== phase
    before.current = phase
    if (isChange && document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [phase, atFirst])
  return top
}

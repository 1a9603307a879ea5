import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a new phase to its top, since the one before may have been scrolled down. The focus, which went with the pressed button, goes
 * there too unless the phase has put it somewhere itself.
 * @param atFirst the first phase takes the focus too: the feature was opened by a link that is gone
 */
export function useTopOfPhase<Top extends HTMLElement>(phase: string, atFirst = false): RefObject<Top | null> {
  const top = useRef<Top>(null)
  const before = useRef<string | null>(null)
  useEffect(() => {
    // The first one is at its top already; asking would lay the page out in the middle of its first drawing.
    if (before.current !== null) top.current?.scrollIntoView({ block: 'start' })
    const isChange = before.current === null ? atFirst : before.current !== phase
    before.current = phase
    if (isChange && document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [phase, atFirst])
  return top
}

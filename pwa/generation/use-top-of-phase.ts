import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a new phase to its top and focuses it, unless the phase sets the focus. @param atFirst focus the first phase too */
export function useTopOfPhase<Top extends HTMLElement>(phase: string, atFirst = false): RefObject<Top | null> {
  const top = useRef<Top>(null)
  const before = useRef<string | null>(null)
  useEffect(() => {
    // The first is at its top already; asking would force a layout during the first paint.
    if (before.current !== null) top.current?.scrollIntoView({ block: 'start' })
    const isChange = before.current === null ? atFirst : before.current !== phase
    before.current = phase
    if (isChange && document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [phase, atFirst])
  return top
}

/** Once, when a screen opens. */
export function useResumeAfterReload(resume: () => unknown) {
  const first = useRef(resume)
  useEffect(() => void first.current(), [])
}

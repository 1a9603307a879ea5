import './tooltip.css'
import { type ReactNode, useCallback, useState } from 'react'

/** Words over a control while it is pointed at or focused; Escape hides them. Null: none. Never the only carrier of anything. */
export function Tooltip({ text, children }: { text: string | null; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const watch = useCallback((place: HTMLSpanElement) => {
    const over = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(name: K, told: (event: HTMLElementEventMap[K]) => void) =>
      place.addEventListener(name, told, { signal: over.signal })
    on('pointerenter', ({ pointerType }) => setShown(pointerType === 'mouse'))
    on('pointerleave', () => setShown(false))
    on('focusin', ({ target }) => setShown((target as Element).matches(':focus-visible')))
    on('focusout', () => setShown(false))
    on('keydown', ({ key }) => key === 'Escape' && setShown(false))
    return () => over.abort()
  }, [])
  return (
    <span className="tooltip-anchor" ref={watch}>
      {children}
      {text && shown && (
        <span className="tooltip" role="tooltip">
          {text}
        </span>
      )}
    </span>
  )
}

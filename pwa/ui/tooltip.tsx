import './tooltip.css'
import { type ReactNode, useCallback, useState } from 'react'

/** Shown on hover and focus; Escape hides it. Never put essential content in a tooltip. */
export function Tooltip({ text, children }: { text: string | null; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  const watch = useCallback((anchor: HTMLSpanElement) => {
    const over = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(name: K, handle: (event: HTMLElementEventMap[K]) => void) =>
      anchor.addEventListener(name, handle, { signal: over.signal })
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

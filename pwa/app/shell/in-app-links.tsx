import { useIonRouter } from '@ionic/react'
import { type ReactNode, useCallback } from 'react'
import { moveOf } from './move.ts'

/** Turns clicks on our own links into navigation without a reload. Keyboard activation is a click too. */
export function InAppLinks({ children }: { children: ReactNode }) {
  const { push } = useIonRouter()
  const follow = useCallback(() => {
    const over = new AbortController()
    const clicked = (event: MouseEvent) => {
      const move = moveOf(event, location.origin)
      if (!move) return
      event.preventDefault()
      if (move.path !== location.pathname + location.search) push(move.path, move.direction)
    }
    // On the document, because dialogs may be outside the frame.
    document.addEventListener('click', clicked, { signal: over.signal })
    return () => over.abort()
  }, [push])
  return (
    <div className="in-app" ref={follow}>
      {children}
    </div>
  )
}

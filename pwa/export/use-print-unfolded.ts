import './print.css'
import { type RefObject, useEffect } from 'react'

/** Opens folded parts inside `ref` for printing, then closes them. */
export function usePrintUnfolded(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const unfold = () => {
      opened = [...(ref.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])]
      for (const part of opened) part.open = true
    }
    const fold = () => {
      for (const part of opened) part.open = false
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', fold)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', fold)
    }
  }, [ref])
}

import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where a phone has the main action; null on a desktop. */
export const EdgeContext = createContext<Element | null>(null)

/** The main action: where it is written on a desktop, at the lower edge of the page on a phone. @param isAtEnd written there on a phone too */
export function PageAction({ children, isAtEnd = false }: { children: ReactNode; isAtEnd?: boolean }) {
  const edge = useContext(EdgeContext)
  return edge && !isAtEnd ? createPortal(children, edge) : <div className="page-action-here">{children}</div>
}

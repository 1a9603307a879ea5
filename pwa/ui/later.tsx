import './later.css'
import { type ReactNode, Suspense } from 'react'

/** Wraps a part whose script loads when first shown. The words appear only after a noticeable wait. */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <p className="later quiet" role="status" data-opening>
          Opening…
        </p>
      }
    >
      {children}
    </Suspense>
  )
}

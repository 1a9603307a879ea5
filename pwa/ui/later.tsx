import './later.css'
import { type ReactNode, Suspense } from 'react'

/** Around a part of a screen whose script loads when it is first shown. The words appear only if that takes noticeably long. */
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

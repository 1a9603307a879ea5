import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'

const broke = 'This screen stopped working. Please try again. You pay only if you get results.'

/** Replaces a screen that fails to render with a button to retry. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <PartBoundary broke={broke} instead={<NotShown />}>
      {children}
    </PartBoundary>
  )
}

function NotShown() {
  return (
    <Page title="Not available right now" backHref="/">
      <p>This screen could not be shown.</p>
      <div className="row">
        <Button look="main" onClick={() => location.reload()}>
          Try again
        </Button>
      </div>
    </Page>
  )
}

import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { showError } from '../../ui/error-notice.ts'
import { Page } from '../../ui/page.tsx'

const couldNotLoad =
  'This part of Greenroom could not be loaded. Please check that you are online, then try again. Nothing was charged.'
const broke = 'This screen stopped working. Please try again. You pay only for answers that were made.'

/** A part of the page that is fetched when it is first opened; offline, or after a new version, it may not be there. */
const isMissingPart = (error: unknown) => error instanceof TypeError && /import|module|fetch|preload/i.test(error.message)

/** What a screen that cannot be shown says: the dialog 'An error occurred', and behind it a way to try again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A screen could not be shown', error)
    showError(isMissingPart(error) ? couldNotLoad : broke)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
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
}

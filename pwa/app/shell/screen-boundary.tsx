import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { showError } from '../../ui/error-notice.ts'
import { Page } from '../../ui/page.tsx'

const couldNotLoad =
  'This part of Greenroom could not be loaded. Please check that you are online, then try again. Nothing was charged.'
const broke = 'This screen stopped working. Please try again. You pay only if you get results.'

/** Parts of the app load when they are first opened; offline, or after an update, a part may be missing. */
const isMissingPart = (error: unknown) => error instanceof TypeError && /import|module|fetch|preload/i.test(error.message)

/** Replaces a screen that cannot be shown: opens the dialog 'An error occurred', with a button to try again behind it. */
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

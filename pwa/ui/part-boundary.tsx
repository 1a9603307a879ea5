import { Component, type ReactNode } from 'react'
import { showError } from './error-notice.ts'

interface PartBoundaryProps {
  children: ReactNode
  broke: string
  instead?: ReactNode
  onBroken?: (() => void) | undefined
}

const couldNotLoad = 'This part of Greenroom could not be loaded. Please check that you are online, then try again.'

/** Scripts load on demand; offline, or after an update, one may be missing. */
const isMissingPart = (error: unknown) => error instanceof TypeError && /import|module|fetch|preload/i.test(error.message)

/** Shows the dialog 'An error occurred' for a part that fails; everything else, such as a recording, keeps running. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part could not be shown', error)
    showError(isMissingPart(error) ? couldNotLoad : this.props.broke, { canReload: this.props.instead !== undefined })
    this.props.onBroken?.()
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}

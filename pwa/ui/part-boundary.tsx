import { Component, type ReactNode } from 'react'
import { showError } from './error-notice.ts'

interface PartBoundaryProps {
  children: ReactNode
  /** What the error dialog says of a part that is there and stopped working. */
  broke: string
  /** Stands in its place; nothing without it. */
  instead?: ReactNode
  onBroken?: (() => void) | undefined
}

const couldNotLoad = 'This part of Greenroom could not be loaded. Please check that you are online, then try again.'

/** Parts of the app load when they are first opened; offline, or after an update, a part may be missing. */
const isMissingPart = (error: unknown) => error instanceof TypeError && /import|module|fetch|preload/i.test(error.message)

/** Around a part that may fail to load or break: opens the dialog 'An error occurred'. What stands beside the part, such as a recording, goes on. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A part could not be shown', error)
    showError(isMissingPart(error) ? couldNotLoad : this.props.broke)
    this.props.onBroken?.()
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}

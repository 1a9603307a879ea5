import { askToClose, closeLayers, onLayersChanged, openLayers } from './layers.ts'

const topmost = () => openLayers().at(-1)
const isOnGuard = () => history.state?.guard === true

/** The guard's entry copies its page's, so both have the same name. */
const place = () => `${location.href} ${history.state?.key ?? ''}`

let isOver = false

/** Removing the guard is a navigation, which would abort the pending one. */
export function stopWatchingBack(): void {
  isOver = true
}

/** A guard history entry with the same URL sits above the page's own while a layer is open: Back leaves it unseen by the router. */
export function watchBack(): void {
  let shown = place()
  let wasOnGuard = isOnGuard()
  /** The place whose guard is being removed. */
  let leaving: string | null = null
  /** Back just left the guard, so Forward leads to it. */
  let isGuardAhead = false

  const settle = () => {
    const isOpen = openLayers().length > 0
    if (isOver || leaving !== null || isOpen === isOnGuard()) return
    if (!isOpen) {
      leaving = shown
      history.back()
    } else if (isGuardAhead) {
      // A new entry without a tap since the last one would make Chrome's Back skip the page.
      history.go(1)
    } else {
      shown = place()
      push({ ...history.state, guard: true }, '')
      wasOnGuard = true
    }
  }
  // Deferred: what closes a layer may open another, or another screen.
  const settleSoon = () => setTimeout(settle)

  const push = history.pushState.bind(history)
  history.pushState = (state, unused, url) => {
    // A screen opened from a layer replaces the guard.
    if (isOnGuard()) history.replaceState(state, unused, url)
    else push(state, unused, url)
    moved()
  }
  const moved = () => {
    shown = place()
    wasOnGuard = false
    isGuardAhead = false
    closeLayers()
  }

  const arrived = (event: PopStateEvent) => {
    const [here, left, cameFromGuard] = [place(), leaving, wasOnGuard]
    leaving = null
    wasOnGuard = isOnGuard()
    if (left !== null && here === left && shown !== left) {
      event.stopImmediatePropagation()
      return history.go(1)
    }
    if (!wasOnGuard && here !== shown) return moved()
    if (!wasOnGuard && !cameFromGuard) return
    event.stopImmediatePropagation()
    if (cameFromGuard && !wasOnGuard) {
      isGuardAhead = true
      if (left === null) askToClose(topmost())
    }
    settleSoon()
  }

  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !topmost()) return
    event.preventDefault()
    askToClose(topmost())
  }

  // The window's capturing listeners run before the router's.
  addEventListener('popstate', arrived, { capture: true })
  document.addEventListener('keydown', pressed)
  onLayersChanged(() => (openLayers().length > 0 ? settle() : settleSoon()))
  settleSoon()
}

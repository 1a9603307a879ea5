import { askToClose, closeLayers, onLayersChanged, openLayers } from './layers.ts'

const topmost = () => openLayers().at(-1)
const isOnGuard = () => history.state?.guard === true

/** Where the session history stands. The guard's entry is a copy of its page's, so both have the same name. */
const place = () => `${location.href} ${history.state?.key ?? ''}`

let isOver = false

/** Before the page loads another document: taking the guard away is a navigation too, and would abort that one. */
export function stopWatchingBack(): void {
  isOver = true
}

/**
 * Back and Escape close what lies over the page. While anything does, a guard entry with the same address lies over the page's own entry in the
 * session history: Back moves off it, which the router never hears of, and asks the topmost layer to close.
 * Called once, when the app starts.
 */
export function watchBack(): void {
  /** The place that the router shows. */
  let shown = place()
  let wasOnGuard = isOnGuard()
  /** The place whose guard is being taken away. */
  let leaving: string | null = null
  /** Back has just left the guard, so Forward leads onto it. */
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
  // Later: what closes a layer may open another, or another screen.
  const settleSoon = () => setTimeout(settle)

  const push = history.pushState.bind(history)
  history.pushState = (state, unused, url) => {
    // A screen opened from a layer takes the guard's place.
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
      // Another screen was opened while the guard was being left: forward to that screen.
      event.stopImmediatePropagation()
      return history.go(1)
    }
    if (!wasOnGuard && here !== shown) return moved()
    // Signed out, the page announces its own moves this way.
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

  // Capturing listeners of the window run before the router's.
  addEventListener('popstate', arrived, { capture: true })
  document.addEventListener('keydown', pressed)
  onLayersChanged(() => (openLayers().length > 0 ? settle() : settleSoon()))
  // After a reload on the guard.
  settleSoon()
}

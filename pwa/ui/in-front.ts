import { useEffect, useRef, useState } from 'react'
import { useLocation, useResolvedPath } from 'react-router-dom'

/**
 * Whether the screen that this belongs to is in front; Ionic keeps others mounted behind it. From the address, because Ionic reports by its
 * life-cycle events only the moves that it animates.
 */
export function useIsInFront(): boolean {
  const resolved = useResolvedPath('').pathname
  const [own] = useState(resolved)
  return useLocation().pathname === own
}

/** Calls `onLeave` when another screen comes to the front. */
export function useOnLeave(onLeave: () => unknown): void {
  const isInFront = useIsInFront()
  const current = useRef(onLeave)
  current.current = onLeave
  useEffect(() => {
    if (isInFront) return () => void current.current()
  }, [isInFront])
}

/** Sets the tab's title while the screen is in front. */
export function useScreenTitle(title: string): void {
  const isInFront = useIsInFront()
  useEffect(() => {
    if (isInFront) document.title = title === 'Greenroom' ? title : `${title} · Greenroom`
  }, [isInFront, title])
}

import { useEffect, useRef, useState } from 'react'
import { useLocation, useResolvedPath } from 'react-router-dom'

/** Ionic keeps hidden screens mounted, and its life-cycle events report only animated moves, so this follows the URL. */
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

export function useScreenTitle(title: string): void {
  const isInFront = useIsInFront()
  useEffect(() => {
    if (isInFront) document.title = title === 'Greenroom' ? title : `${title} · Greenroom`
  }, [isInFront, title])
}

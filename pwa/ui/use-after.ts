import { useEffect, useRef } from 'react'

/** Acts once this has been shown for `ms`; null waits forever. */
export function useAfter(ms: number | null, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => latest.current(), ms)
    return () => clearTimeout(timer)
  }, [ms])
}

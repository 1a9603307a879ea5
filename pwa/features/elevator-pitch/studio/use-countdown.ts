import { useCallback, useEffect, useState } from 'react'

const from = 3

export interface Countdown {
  /** 3, 2, 1; null while nothing counts down. */
  count: number | null
  start(): void
  cancel(): void
}

/** Three seconds to get ready. Calls `onZero` once, unless it is canceled first. */
export function useCountdown(onZero: () => void): Countdown {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (count === null) return
    const timer = setTimeout(() => {
      setCount(count > 1 ? count - 1 : null)
      if (count === 1) onZero()
    }, 1_000)
    return () => clearTimeout(timer)
  }, [count, onZero])
  return {
    count,
    start: useCallback(() => setCount(from), []),
    cancel: useCallback(() => setCount(null), []),
  }
}

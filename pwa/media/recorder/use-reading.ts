import { useEffect, useReducer } from 'react'

/** A recorder's figure that changes on its own (time, loudness), read at every render and every `everyMs` while `isOn`. */
export function useReading(read: () => number, everyMs: number, isOn: boolean): number {
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(readAgain, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOn])
  return read()
}

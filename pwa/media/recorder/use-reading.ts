import { useEffect, useState } from 'react'

/** A figure of the recorder that changes by itself (time, loudness), read every `everyMs` while `isOn`. */
export function useReading(read: () => number, everyMs: number, isOn: boolean): number {
  const [value, setValue] = useState(read)
  useEffect(() => {
    setValue(read())
    if (!isOn) return
    const timer = setInterval(() => setValue(read()), everyMs)
    return () => clearInterval(timer)
  }, [read, everyMs, isOn])
  return value
}

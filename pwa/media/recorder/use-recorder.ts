import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RecorderController, RecorderView } from './recorder-controller.ts'

/** The desk's view, fresh at every change. */
export function useRecorder(controller: RecorderController): RecorderView {
  return useSyncExternalStore(controller.subscribe, controller.view)
}

/** A figure of the desk that changes by itself (time, loudness), read so often while `isOn`. */
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

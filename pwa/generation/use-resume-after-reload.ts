import { useEffect, useRef } from 'react'

/** When a screen opens: fetches what the page before a reload was waiting for. Once. */
export function useResumeAfterReload(resume: () => unknown) {
  const first = useRef(resume)
  useEffect(() => void first.current(), [])
}

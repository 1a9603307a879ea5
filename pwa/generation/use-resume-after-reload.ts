import { useEffect, useRef } from 'react'

/** Once, when a screen opens. */
export function useResumeAfterReload(resume: () => unknown) {
  const first = useRef(resume)
  useEffect(() => void first.current(), [])
}

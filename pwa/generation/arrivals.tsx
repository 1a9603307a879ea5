import { useEffect, useRef, useState } from 'react'
import { untilNextLine } from './line-pace.ts'

/** Announces arrivals to screen readers one at a time. `lines`: one per part, in order; starts over when it gets shorter. */
export function Arrivals({ lines }: { lines: readonly string[] }) {
  const [announced, setAnnounced] = useState(0)
  const lastLineAtMs = useRef<number | null>(null)
  const count = lines.length

  useEffect(() => {
    if (count < announced) setAnnounced(count)
    if (count <= announced) return
    const timer = setTimeout(
      () => {
        lastLineAtMs.current = performance.now()
        setAnnounced(announced + 1)
      },
      untilNextLine(lastLineAtMs.current, performance.now()),
    )
    return () => clearTimeout(timer)
  }, [count, announced])

  return (
    <p className="only-heard" aria-live="polite">
      {lines[announced - 1] ?? ''}
    </p>
  )
}

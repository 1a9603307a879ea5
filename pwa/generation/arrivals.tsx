import { useEffect, useRef, useState } from 'react'

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

/** Lines for screen readers are at least this far apart. */
const lineEveryMs = 3_000

/** How long to wait before the next line, in ms. */
export function untilNextLine(lastLineAtMs: number | null, nowMs: number): number {
  return lastLineAtMs === null ? 0 : Math.max(0, lastLineAtMs + lineEveryMs - nowMs)
}

import { useEffect, useRef, useState } from 'react'
import { untilNextLine } from './line-pace.ts'

/**
 * Says each part that has arrived to screen readers, politely, one line at a time and never in a hurry.
 * @param lines one per part that is there, in order; starts over when it gets shorter
 */
export function Arrivals({ lines }: { lines: readonly string[] }) {
  const [said, setSaid] = useState(0)
  const lastLineAtMs = useRef<number | null>(null)
  const count = lines.length

  useEffect(() => {
    if (count < said) setSaid(count)
    if (count <= said) return
    const timer = setTimeout(
      () => {
        lastLineAtMs.current = performance.now()
        setSaid(said + 1)
      },
      untilNextLine(lastLineAtMs.current, performance.now()),
    )
    return () => clearTimeout(timer)
  }, [count, said])

  return (
    <p className="only-heard" aria-live="polite">
      {lines[said - 1] ?? ''}
    </p>
  )
}

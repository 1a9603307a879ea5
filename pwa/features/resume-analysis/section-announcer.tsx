import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { analysisAtom } from './analysis-store.ts'
import { readyInOrder, readyLine, untilNextLine } from './sections.ts'

/** Says each finished section to screen readers, politely, one line at a time and never in a hurry. */
export function SectionAnnouncer() {
  const { run, last, isOpen } = useAtomValue(analysisAtom)
  const readyCount =
    run.state === 'running' ? readyInOrder(run.received).length : isOpen && last ? readyInOrder(last.received).length : 0
  const [said, setSaid] = useState(0)
  const lastLineAtMs = useRef<number | null>(null)

  useEffect(() => {
    if (readyCount < said) setSaid(readyCount)
    if (readyCount <= said) return
    const timer = setTimeout(
      () => {
        lastLineAtMs.current = performance.now()
        setSaid(said + 1)
      },
      untilNextLine(lastLineAtMs.current, performance.now()),
    )
    return () => clearTimeout(timer)
  }, [readyCount, said])

  return (
    <p className="only-heard" aria-live="polite">
      {said > 0 ? readyLine(said - 1) : ''}
    </p>
  )
}

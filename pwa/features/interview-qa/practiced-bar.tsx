import { useAtomValue } from 'jotai'
import { marksAtom } from './session-store.ts'

export function PracticedBar({ count }: { count: number }) {
  const { practiced } = useAtomValue(marksAtom)
  const bulbs = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="row not-printed">
      <span className="numbers" role="status">
        {practiced.size} of {count} practiced
      </span>
      <span className="qa-bulbs" aria-hidden="true">
        {bulbs.map((index) => (
          <span key={index} data-lit={practiced.has(index) || undefined} />
        ))}
      </span>
    </div>
  )
}

/** Announces the newest arrival to screen readers. `lines`: one per part, in order. */
export function Arrivals({ lines }: { lines: readonly string[] }) {
  return (
    <p className="only-heard" aria-live="polite">
      {lines.at(-1)}
    </p>
  )
}

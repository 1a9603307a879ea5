/** 3, 2, 1: shown over the whole picture and announced to screen readers; the microphone does not record yet. */
export function CountdownNumber({ count }: { count: number | null }) {
  return (
    <>
      <p className="only-heard" role="status">
        {count === null ? '' : count === 3 ? 'Recording begins in 3' : String(count)}
      </p>
      {count !== null && (
        <p key={count} className="studio-countdown numbers" aria-hidden="true">
          {count}
        </p>
      )}
    </>
  )
}

/**
 * Hands the process's one thread from job to job. The work of a job between two waits for its model runs without a break, so the server can
 * tell which job holds the thread, and end the one that never lets go.
 * @param dispatch called when a job gets the thread, and when it has let go of it
 */
export function createTurns(dispatch: (id: number, hasThread: boolean) => void) {
  const waiting: { id: number; begin: () => void }[] = []
  let isHanding = false

  function handOn() {
    const next = waiting.shift()
    isHanding = next !== undefined
    if (!next) return
    dispatch(next.id, true)
    // What waits for this goes on when this function has returned, and before the next immediate.
    next.begin()
    setImmediate(() => {
      dispatch(next.id, false)
      handOn()
    })
  }

  /** Resolves when this job has the thread. */
  return function turnOf(id: number): Promise<void> {
    return new Promise((begin) => {
      waiting.push({ id, begin })
      if (isHanding) return
      isHanding = true
      setImmediate(handOn)
    })
  }
}

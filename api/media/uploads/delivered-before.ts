import { Problem } from '../../problem.ts'

/** As long as a phone may sit in a tunnel between our answer and its next try. */
const keepForMs = 60 * 60_000
const keepAtMost = 10_000
const retryRunningSeconds = 2

/**
 * Answers a repeated upload with what the first one got, for uploads that cost nothing (paid ones go through ChargedRequests). In this process's
 * memory: a feature that stores something makes the key unique in the database besides.
 */
export function createDeliveredBefore<Answer>(now: () => Date) {
  const kept = new Map<string, { answer: Answer | null; atMs: number }>()

  function sweep() {
    const oldestMs = now().getTime() - keepForMs
    for (const [name, { atMs }] of kept) {
      if (atMs >= oldestMs && kept.size <= keepAtMost) return
      kept.delete(name)
    }
  }
  return {
    /**
     * Runs the work unless this person's key has been here before. A failure is forgotten: the next try works anew.
     * @throws Problem running while the first is still at it, or whatever the work throws
     */
    async once(uid: string, key: string, work: () => Promise<Answer>): Promise<Answer> {
      sweep()
      const name = `${uid}\n${key}`
      const before = kept.get(name)
      if (before?.answer != null) return before.answer
      if (before) throw new Problem('running', { retryAfterSeconds: retryRunningSeconds })
      kept.set(name, { answer: null, atMs: now().getTime() })
      try {
        const answer = await work()
        kept.set(name, { answer, atMs: now().getTime() })
        return answer
      } catch (error) {
        kept.delete(name)
        throw error
      }
    },
  }
}

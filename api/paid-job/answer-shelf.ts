import type { OpenJob } from './job.ts'

/** How long an answer can be fetched again. It is in memory only: never stored. */
export const keepAnswerMs = 10 * 60_000

interface Kept {
  job: OpenJob
  /** Who asked, for what, with which input. */
  request: { userId: string; reason: string; requestHash: string }
  /** Null while running. */
  endedAtMs: number | null
  characters: number
}

export interface ShelfLimits {
  maxAnswers: number
  maxCharacters: number
}

const defaultLimits: ShelfLimits = { maxAnswers: 1_000, maxCharacters: 32_000_000 }

/** Running jobs and the answers of the last minutes, by person and key, within a fixed amount of memory. */
export function createAnswerShelf(now: () => Date, { maxAnswers, maxCharacters }: ShelfLimits = defaultLimits) {
  const kept = new Map<string, Kept>()
  const nameOf = (userId: string, key: string) => `${userId}\n${key}`
  const finished = () => [...kept].filter(([, { endedAtMs }]) => endedAtMs !== null)

  /** Lets go of what is too old, then of the oldest until the rest fits. A Map keeps the order in which jobs ended. */
  function sweep() {
    const oldestMs = now().getTime() - keepAnswerMs
    for (const [name, { endedAtMs }] of finished()) if (endedAtMs! <= oldestMs) kept.delete(name)
    const rest = finished()
    let answers = rest.length
    let characters = rest.reduce((sum, [, entry]) => sum + entry.characters, 0)
    for (const [name, entry] of rest) {
      if (answers <= maxAnswers && characters <= maxCharacters) return
      kept.delete(name)
      answers -= 1
      characters -= entry.characters
    }
  }

  return {
    sweep,
    /** Keeps these three facts of the request only: the work itself holds the person's texts. */
    put({ userId, reason, requestHash }: Kept['request'], job: OpenJob) {
      const request = { userId, reason, requestHash }
      kept.set(nameOf(userId, job.key), { job, request, endedAtMs: null, characters: 0 })
    },
    /** The job has ended: from now on its answer counts against the limits. */
    ended(userId: string, job: OpenJob) {
      const name = nameOf(userId, job.key)
      const entry = kept.get(name)
      if (entry?.job !== job) return
      kept.delete(name)
      kept.set(name, { ...entry, endedAtMs: now().getTime(), characters: JSON.stringify(job.sections).length })
      sweep()
    },
    get(userId: string, key: string): Kept | undefined {
      sweep()
      return kept.get(nameOf(userId, key))
    },
    size: () => kept.size,
  }
}

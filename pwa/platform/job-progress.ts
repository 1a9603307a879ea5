import { atom, getDefaultStore } from 'jotai'

/** What the person has reached for the job at hand. */
export interface JobProgress {
  /** Of the last resume analysis, 0 to 100, and the job description that it compared. */
  score: { value: number; jobDescription: string } | null
  /** Of the last voice interview: the mean score of 10. */
  interview: { mean: number; label: string } | null
  /** How many questions were answered or marked as practiced, by practice. */
  practiced: ReadonlyMap<string, number>
}

/** In memory only: a reload or signing out clears it. Features write it, home shows it. */
export const jobProgressAtom = atom<JobProgress>({ score: null, interview: null, practiced: new Map() })

const store = getDefaultStore()

const note = (change: Partial<JobProgress>) => store.set(jobProgressAtom, (progress) => ({ ...progress, ...change }))

export const noteScore = (value: number, jobDescription: string) => note({ score: { value, jobDescription } })

export const noteInterview = (mean: number, label: string) => note({ interview: { mean, label } })

/** @param practiceId counts of one practice replace each other */
export function notePracticed(practiceId: string, count: number) {
  const { practiced } = store.get(jobProgressAtom)
  if ((practiced.get(practiceId) ?? 0) !== count) note({ practiced: new Map(practiced).set(practiceId, count) })
}

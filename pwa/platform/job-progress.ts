import { atom, getDefaultStore } from 'jotai'

export interface JobProgress {
  score: { value: number; jobDescription: string } | null
  interview: { mean: number; label: string } | null
  practiced: ReadonlyMap<string, number>
}

/** In memory only: cleared by a reload or sign-out. */
export const jobProgressAtom = atom<JobProgress>({ score: null, interview: null, practiced: new Map() })

const store = getDefaultStore()

const note = (change: Partial<JobProgress>) => store.set(jobProgressAtom, (progress) => ({ ...progress, ...change }))

export const noteScore = (value: number, jobDescription: string) => note({ score: { value, jobDescription } })

export const noteInterview = (mean: number, label: string) => note({ interview: { mean, label } })

export function notePracticed(practiceId: string, count: number) {
  const { practiced } = store.get(jobProgressAtom)
  if ((practiced.get(practiceId) ?? 0) !== count) note({ practiced: new Map(practiced).set(practiceId, count) })
}

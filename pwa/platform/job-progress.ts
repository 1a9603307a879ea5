import { atom, getDefaultStore } from 'jotai'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import { draftAtom, isSameAd, jobDescriptionDraftAtom } from './draft.ts'

export interface JobProgress {
  score: {
    value: number
    jobDescription: string
    company: string | null
    /** `why` is null for a new analysis, perhaps of another file. */
    change: { from: number; why: string | null } | null
    openQuestions: number
  } | null
  /** Those of the newest result that has questions. */
  questions: { list: readonly InterviewQuestion[]; jobDescription: string; arePrepared: boolean } | null
  /** Questions answered, by practice. */
  practiced: Readonly<Record<string, readonly string[]>>
  interview: { mean: number; label: string; answered?: number } | null
  hasPitch: boolean
}

/** An analysis runs in this tab. */
export const isAnalyzingAtom = atom(false)

/** A voice interview, open in this tab or stored on this device, whose questions are paid for. */
export const openInterviewAtom = atom<{ answered: number; endsAtMs: number } | null>(null)

/** What a press of the next step asks the screen it leads to. */
export const askedStepAtom = atom<'analyze' | 'go on' | 'question' | null>(null)

const none: JobProgress = { score: null, questions: null, practiced: {}, interview: null, hasPitch: false }

/** Sealed in the tab, like all drafts. */
const allProgressAtom = draftAtom('job-progress', none)

/** A score and questions belong to the ad they were made for. */
export const jobProgressAtom = atom((get): JobProgress => {
  const { score, questions, ...others } = get(allProgressAtom)
  const ad = get(jobDescriptionDraftAtom)
  const forThisAd = <Made extends { jobDescription: string }>(made: Made | null) =>
    made && isSameAd(made.jobDescription, ad) ? made : null
  return { ...others, score: forThisAd(score), questions: forThisAd(questions) }
})

const store = getDefaultStore()

export function noteProgress(change: Partial<JobProgress>): void {
  const before = store.get(allProgressAtom)
  const next = { ...before, ...change }
  if (JSON.stringify(next) !== JSON.stringify(before)) store.set(allProgressAtom, next)
}

export const notePracticed = (practiceId: string, questions: readonly string[]): void =>
  noteProgress({ practiced: { ...store.get(allProgressAtom).practiced, [practiceId]: questions } })

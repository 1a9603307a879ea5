import { atom, getDefaultStore, type PrimitiveAtom, type SetStateAction } from 'jotai'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'

export const resumeDraftAtom = atom<File | null>(null)

type Drafts = Readonly<Record<string, unknown>>

/** What all forms hold, by name, as JSON data. `kept-draft.ts` restores it, and the resume, after a reload. */
export const draftsAtom = atom<Drafts>({})

export const isDraftKeptAtom = atom(true)

export function draftAtom<Value>(name: string, initial: Value): PrimitiveAtom<Value> {
  const valueIn = (drafts: Drafts) => (drafts[name] ?? initial) as Value
  return atom(
    (get) => valueIn(get(draftsAtom)),
    (_, set, next: SetStateAction<Value>) =>
      set(draftsAtom, (drafts) => ({ ...drafts, [name]: next instanceof Function ? next(valueIn(drafts)) : next })),
  )
}

const plain = (ad: string) => ad.replace(/\s+/gu, ' ').trim()

/** Forms change line breaks. */
export const isSameAd = (one: string, other: string): boolean => plain(one) === plain(other)

export const jobDescriptionDraftAtom = draftAtom<string>('job-description', '')

/** The user's own questions for Self practice, one per line. Other features add theirs here. */
export const practiceQuestionsDraftAtom = draftAtom<string>('practice-questions', '')

/** Whether Self practice asks the user's own questions. */
export const asksOwnDraftAtom = draftAtom('asks-own-questions', false)

const plannedAtom = draftAtom<InterviewQuestion | null>('planned-question', null)

export const practicedQuestionAtom = atom(
  (get) => get(plannedAtom),
  (_, set, question: string, planned: InterviewQuestion | null = null) => {
    set(practiceQuestionsDraftAtom, question)
    set(plannedAtom, planned)
    set(asksOwnDraftAtom, true)
  },
)

const boxPrefix = 'plan-box:'
const boxName = (question: string, at: number) => `${boxPrefix}${at}:${question}`

/** The user's words in the boxes of an answer plan, by question, so every feature shows the same ones. */
export const boxWords = (drafts: Drafts, question: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(drafts[boxName(question, at)] ?? ''))

export const fillBox = (question: string, at: number, words: string): void =>
  getDefaultStore().set(draftsAtom, (drafts) => ({ ...drafts, [boxName(question, at)]: words }))

export const hasBoxWords = (drafts: Drafts): boolean =>
  Object.entries(drafts).some(([name, words]) => name.startsWith(boxPrefix) && String(words).trim() !== '')

import { atom, getDefaultStore, type PrimitiveAtom, type SetStateAction } from 'jotai'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'

export const resumeDraftAtom = atom<File | null>(null)

/** Texts and choices of all forms, by name. `kept-draft.ts` restores them, and the resume, after a reload. */
export const draftTextsAtom = atom<Readonly<Record<string, string>>>({})

export const isDraftKeptAtom = atom(true)

export const draftAtom = <Text extends string>(name: string, initial: Text): PrimitiveAtom<Text> =>
  atom(
    (get) => (get(draftTextsAtom)[name] ?? initial) as Text,
    (get, set, next: SetStateAction<Text>) => {
      const texts = get(draftTextsAtom)
      set(draftTextsAtom, { ...texts, [name]: typeof next === 'function' ? next((texts[name] ?? initial) as Text) : next })
    },
  )

const plain = (ad: string) => ad.replace(/\s+/gu, ' ').trim()

/** Forms change line breaks. */
export const isSameAd = (one: string, other: string): boolean => plain(one) === plain(other)

export const jobDescriptionDraftAtom = draftAtom<string>('job-description', '')

/** The user's own questions for Self practice, one per line. Other features add theirs here. */
export const practiceQuestionsDraftAtom = draftAtom<string>('practice-questions', '')

/** Whether Self practice asks the user's own questions; '' before the user or a feature chose. */
export const asksOwnDraftAtom = draftAtom<'' | 'yes' | 'no'>('asks-own', '')

const plannedTextAtom = draftAtom<string>('planned-question', '')

export const practicedQuestionAtom = atom(
  (get) => (get(plannedTextAtom) ? (JSON.parse(get(plannedTextAtom)) as InterviewQuestion) : null),
  (_, set, question: string, planned?: InterviewQuestion) => {
    set(practiceQuestionsDraftAtom, question)
    set(plannedTextAtom, planned ? JSON.stringify(planned) : '')
    set(asksOwnDraftAtom, 'yes')
  },
)

const boxPrefix = 'plan-box:'
const boxName = (question: string, at: number) => `${boxPrefix}${at}:${question}`

type Texts = Readonly<Record<string, string>>

/** The user's words in the boxes of an answer plan, by question, so every feature shows the same ones. */
export const boxWords = (texts: Texts, question: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => texts[boxName(question, at)] ?? '')

export const fillBox = (question: string, at: number, words: string): void =>
  getDefaultStore().set(draftTextsAtom, (texts) => ({ ...texts, [boxName(question, at)]: words }))

export const hasBoxWords = (texts: Texts): boolean =>
  Object.entries(texts).some(([name, words]) => name.startsWith(boxPrefix) && words.trim() !== '')

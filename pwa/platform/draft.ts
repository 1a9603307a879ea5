import { atom, getDefaultStore, type PrimitiveAtom, type SetStateAction } from 'jotai'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'

/** The resume that the user gave in one feature, offered again in the others. */
export const resumeDraftAtom = atom<File | null>(null)

/** Counts results that were made with the resume. */
export const resumeUsesAtom = atom(0)

/** Texts and choices of all forms, by name. `kept-draft.ts` keeps them, and the resume, through a reload. */
export const draftTextsAtom = atom<Readonly<Record<string, string>>>({})

/** False where this browser forgets the forms with the page. */
export const isDraftKeptAtom = atom(true)

/** One text or choice of a form. */
export const draftAtom = <Text extends string>(name: string, initial: Text): PrimitiveAtom<Text> =>
  atom(
    (get) => (get(draftTextsAtom)[name] ?? initial) as Text,
    (get, set, next: SetStateAction<Text>) => {
      const texts = get(draftTextsAtom)
      set(draftTextsAtom, { ...texts, [name]: typeof next === 'function' ? next((texts[name] ?? initial) as Text) : next })
    },
  )

/** The job description as typed or pasted, shared between features. */
export const jobDescriptionDraftAtom = draftAtom<string>('job-description', '')

/** The user's own questions for Self practice, one per line; other features put theirs here. */
export const practiceQuestionsDraftAtom = draftAtom<string>('practice-questions', '')

/** Whether Self practice asks those, or the ones of a round; '' until the user or another feature has chosen. */
export const asksOwnDraftAtom = draftAtom<'' | 'yes' | 'no'>('asks-own', '')

const plannedTextAtom = draftAtom<string>('planned-question', '')

/** One question for Self practice, perhaps with what is known about it. */
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

/** What the user wrote into the boxes of an answer plan. By question: every feature that asks it shows the same words. */
export const boxWords = (texts: Texts, question: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => texts[boxName(question, at)] ?? '')

export const fillBox = (question: string, at: number, words: string): void =>
  getDefaultStore().set(draftTextsAtom, (texts) => ({ ...texts, [boxName(question, at)]: words }))

export const hasBoxWords = (texts: Texts): boolean =>
  Object.entries(texts).some(([name, words]) => name.startsWith(boxPrefix) && words.trim() !== '')

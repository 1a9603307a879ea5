import { atom, type PrimitiveAtom, type SetStateAction } from 'jotai'

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

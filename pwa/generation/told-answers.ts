import { atom, getDefaultStore } from 'jotai'
import { toldLines } from '../../api/contract/limits.ts'
import type { GapQuestion, ToldLine } from '../../api/contract/told-line.ts'
import { draftAtom, isSameAd, jobDescriptionDraftAtom, resumeDraftAtom } from '../platform/draft.ts'

export interface ToldAnswer {
  line: ToldLine
  gap: GapQuestion
  /** A line for the resume, by a connected model. */
  bullet?: string
}

export interface Told {
  ad: string
  /** `resumeKey` of the file they were told about. */
  resume: string
  answers: readonly ToldAnswer[]
  /** The user's choice for one file; by default the answers go with the file they were told about. */
  choice: { resume: string; isIncluded: boolean } | null
  /** By a connected model, from these answers. */
  summary?: { from: string; text: string }
}

const resumeKey = (file: File | null) => (file ? `${file.name} ${file.size}` : '')

/** Sealed in the tab, like all drafts. */
const toldAtom = draftAtom<Told | null>('told', null)

/** The file of the last analysis, whose results name only its text. */
const analyzedResumeAtom = draftAtom<string>('analyzed-resume', '')

/** The file of the last analysis, if it is still the one in the forms. */
export const analyzedFileAtom = atom((get) => {
  const file = get(resumeDraftAtom)
  return file && resumeKey(file) === get(analyzedResumeAtom) ? file : null
})

const store = getDefaultStore()

/** @returns undoes it, if the analysis fails */
export function noteAnalyzedResume(resume: File): () => void {
  const before = store.get(analyzedResumeAtom)
  const told = store.get(toldAtom)
  store.set(analyzedResumeAtom, resumeKey(resume))
  // Included answers belong to the new file from now on.
  if (told && store.get(includedAtom).length > 0) store.set(toldAtom, { ...told, resume: resumeKey(resume) })
  return () => {
    store.set(analyzedResumeAtom, before)
    if (told) store.set(toldAtom, told)
  }
}

const aboutAnalyzed = (told: Told | null, ad: string, resume: string): Told =>
  told && isSameAd(told.ad, ad) && told.resume === resume ? told : { ad, resume, answers: [], choice: null }

/** Nothing about another ad or file. */
export const toldAboutAtom = atom((get) => {
  const [told, resume] = [get(toldAtom), get(analyzedResumeAtom)]
  return (ad: string) => aboutAnalyzed(told, ad, resume)
})

export const changeTold = (ad: string, change: (told: Told) => Told) => store.set(toldAtom, change(store.get(toldAboutAtom)(ad)))

/** About the ad in the forms, whichever the file. */
export const toldHereAtom = atom((get) => {
  const told = get(toldAtom)
  return told && isSameAd(told.ad, get(jobDescriptionDraftAtom)) ? told : null
})

export const includedAtom = atom<readonly ToldLine[]>((get) => {
  const told = get(toldHereAtom)
  const resume = resumeKey(get(resumeDraftAtom))
  if (!told) return []
  const isIncluded = told.choice?.resume === resume ? told.choice.isIncluded : resume === '' || resume === told.resume
  return isIncluded ? linesOf(told) : []
})

export function includeTold(isIncluded: boolean) {
  const told = store.get(toldHereAtom)
  if (told) store.set(toldAtom, { ...told, choice: { resume: resumeKey(store.get(resumeDraftAtom)), isIncluded } })
}

export const toldField = (ad: string): { told?: string } => {
  const told = store.get(toldHereAtom)
  const lines = told && isSameAd(told.ad, ad) ? store.get(includedAtom) : []
  return lines.length > 0 ? { told: JSON.stringify(lines) } : {}
}

export const linesOf = ({ answers }: Pick<Told, 'answers'>): ToldLine[] => answers.map(({ line }) => line)

/** However the question is worded. */
export const isAbout = (gap: GapQuestion, { requirement, ownLine }: Pick<ToldLine, 'requirement' | 'ownLine'>) =>
  gap.requirement === null
    ? requirement === null && ownLine === gap.ownLine
    : requirement !== null && requirement === gap.requirement

/** Adds or replaces: no question has two answers. */
export function withAnswer(answers: readonly ToldAnswer[], gap: GapQuestion, said: Pick<ToldLine, 'reply' | 'text'>) {
  const at = answers.findIndex(({ line }) => isAbout(gap, line))
  const id = answers[at]?.line.id ?? nextId(answers)
  const answer: ToldAnswer = { line: { id, requirement: gap.requirement, ownLine: gap.ownLine, ...said }, gap }
  if (at >= 0) return answers.with(at, answer)
  return answers.length < toldLines.atMost ? [...answers, answer] : answers
}

function nextId(answers: readonly ToldAnswer[]): ToldLine['id'] {
  const taken = new Set(answers.map(({ line }) => line.id))
  return Array.from({ length: toldLines.atMost + 1 }, (_, at) => `Q${at + 1}`).find((id) => !taken.has(id))!
}

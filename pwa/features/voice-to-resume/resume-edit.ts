import type { ResumeData, ResumeJob, ResumeSchool } from '../../../api/contract/voice-to-resume.ts'

const emptyJob: ResumeJob = { title: '', company: '', location: '', dates: '', description: [] }
const emptySchool: ResumeSchool = { degree: '', institution: '', dates: '' }

/** "Nurse at Mercy Hospital", "job 2". */
export const jobName = ({ title, company }: ResumeJob, index: number) =>
  [title, company].filter(Boolean).join(' at ') || `job ${index + 1}`

/** As in the contract: `contactInfo.phone`, `professionalExperience.0.description.2`. */
export type FieldPath = string

const partsOf = (path: FieldPath) => path.split('.')

export function valueAt(resume: ResumeData, path: FieldPath): unknown {
  return partsOf(path).reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], resume)
}

export const textsAt = (resume: ResumeData, paths: readonly FieldPath[] = []): string[] =>
  paths.flatMap((path) => {
    const value = valueAt(resume, path)
    return typeof value === 'string' && value !== '' ? [value] : []
  })

function withValueAt(resume: ResumeData, path: FieldPath, value: unknown): ResumeData {
  const put = (whole: unknown, [part, ...rest]: string[]): unknown => {
    if (part === undefined) return value
    if (Array.isArray(whole)) return whole.map((each, index) => (String(index) === part ? put(each, rest) : each))
    const parts = whole as Record<string, unknown>
    return { ...parts, [part]: put(parts[part], rest) }
  }
  return put(resume, partsOf(path)) as ResumeData
}

const listAt = (resume: ResumeData, path: FieldPath) => valueAt(resume, path) as readonly unknown[]

export type ResumeEdit =
  | { type: 'write'; path: FieldPath; text: string }
  /** An empty entry, or a line of text; at the end of the list unless `at` says where. */
  | { type: 'add'; path: FieldPath; text?: string; at?: number }
  | { type: 'remove'; path: FieldPath; index: number }
  | { type: 'move'; path: FieldPath; index: number; by: -1 | 1 }

function newEntry(path: FieldPath, text: string): unknown {
  if (path === 'professionalExperience') return emptyJob
  return path === 'education' ? emptySchool : text
}

/** An impossible edit (moving the first entry up) changes nothing. */
export function afterEdit(resume: ResumeData, edit: ResumeEdit): ResumeData {
  if (edit.type === 'write') return withValueAt(resume, edit.path, edit.text.trim())
  const list = listAt(resume, edit.path)
  if (edit.type === 'add') {
    const entry = newEntry(edit.path, (edit.text ?? '').trim())
    return withValueAt(resume, edit.path, list.toSpliced(edit.at ?? list.length, 0, entry))
  }
  if (edit.type === 'remove') return withValueAt(resume, edit.path, list.toSpliced(edit.index, 1))
  const to = edit.index + edit.by
  if (to < 0 || to >= list.length) return resume
  return withValueAt(resume, edit.path, list.toSpliced(edit.index, 1).toSpliced(to, 0, list[edit.index]))
}

const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.every(isEmpty) : value === '')

export const isEmptyEntry = (entry: object): boolean => Object.values(entry).every(isEmpty)

/** Drops jobs and schools left empty. */
export function withoutEmpty(resume: ResumeData): ResumeData {
  const said = <Entry extends object>(list: readonly Entry[]) => list.filter((entry) => !isEmptyEntry(entry))
  return { ...resume, professionalExperience: said(resume.professionalExperience), education: said(resume.education) }
}

/** A sentence that was said. It is in the resume, left out, or still to be sorted. */
export interface SentenceCard {
  sentence: string
  read: readonly { field: FieldPath; text: string }[]
  state: 'open' | 'sorted' | 'left-out'
  /** False for what a model has placed. */
  isToSort: boolean
  /** Used once and asked about again: what it became stays. */
  isUsed?: true
}

/** The resume and the sentences it is made of, undone together. */
interface SortedResume {
  now: ResumeData
  cards: readonly SentenceCard[]
}

export interface EditedResume extends SortedResume {
  before: readonly SortedResume[]
}

/** They are kept with the draft at each edit; a resume and its sentences are about 10 KB. */
const rememberedEdits = 30

export const unedited = (now: ResumeData, cards: readonly SentenceCard[] = []): EditedResume => ({ now, cards, before: [] })

export const changed = ({ now, cards, before }: EditedResume, next: SortedResume): EditedResume => ({
  ...next,
  before: [...before, { now, cards }].slice(-rememberedEdits),
})

export function edited(history: EditedResume, edit: ResumeEdit): EditedResume {
  const now = afterEdit(history.now, edit)
  return JSON.stringify(now) === JSON.stringify(history.now) ? history : changed(history, { now, cards: history.cards })
}

export function undone(history: EditedResume): EditedResume {
  const last = history.before.at(-1)
  return last ? { ...last, before: history.before.slice(0, -1) } : history
}

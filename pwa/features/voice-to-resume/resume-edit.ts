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
  /** An empty entry at the end of a list, or a line of text. */
  | { type: 'add'; path: FieldPath; text?: string }
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
  if (edit.type === 'add') return withValueAt(resume, edit.path, [...list, newEntry(edit.path, (edit.text ?? '').trim())])
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

export interface EditedResume {
  now: ResumeData
  before: readonly ResumeData[]
}

/** More than enough; a resume is about 5 KB. */
const rememberedEdits = 200

export const unedited = (now: ResumeData): EditedResume => ({ now, before: [] })

export function edited({ now, before }: EditedResume, edit: ResumeEdit): EditedResume {
  const next = afterEdit(now, edit)
  if (JSON.stringify(next) === JSON.stringify(now)) return { now, before }
  return { now: next, before: [...before, now].slice(-rememberedEdits) }
}

export function undone({ now, before }: EditedResume): EditedResume {
  const last = before.at(-1)
  return last ? { now: last, before: before.slice(0, -1) } : { now, before }
}

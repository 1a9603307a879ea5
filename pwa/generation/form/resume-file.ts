import { resumeMaxBytes } from '../../../api/contract/limits.ts'
import { problems } from '../../../api/contract/problems.ts'
import { isJson } from './json-resume-file.ts'

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

const typesByExtension = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const

export interface ResumeKinds {
  extensions: readonly (keyof typeof typesByExtension)[]
  wrongType: string
  tooLarge: string
}

export const acceptOf = ({ extensions }: ResumeKinds): string =>
  [...extensions.map((name) => `.${name}`), ...extensions.map((name) => typesByExtension[name])].join(',')

/** Why a file is not accepted as a resume, or null: by extension or MIME type, and by size in bytes. */
export function resumeRule({ extensions, wrongType, tooLarge }: ResumeKinds, { name, type, size }: ChosenFile): string | null {
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  const isTaken = extensions.some((one) => one === extension || typesByExtension[one] === type)
  if (!isTaken) return wrongType
  return size > resumeMaxBytes ? tooLarge : null
}

/** A file being chosen may also be a JSON Resume, which the form converts to Word. */
export function chosenResumeRule(kinds: ResumeKinds, file: ChosenFile): string | null {
  if (!isJson(file)) return resumeRule(kinds, file)
  return file.size > resumeMaxBytes ? kinds.tooLarge : null
}

/** For forms that require a resume. */
export const neededResumeRule = (kinds: ResumeKinds, file: ChosenFile | null, missing: string): string | null =>
  file ? resumeRule(kinds, file) : missing

/** PDF, DOC or DOCX with the resume analysis's sentences. */
export const plainResume: ResumeKinds = {
  extensions: ['pdf', 'doc', 'docx'],
  wrongType: problems.wrong_type.message,
  tooLarge: problems.too_large.message,
}

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
  /** The form's own sentences. */
  wrongType: string
  tooLarge: string
}

/** For the file picker. A dropped file is only checked by `resumeRule`. */
export const acceptOf = ({ extensions }: ResumeKinds): string =>
  [...extensions.map((name) => `.${name}`), ...extensions.map((name) => typesByExtension[name])].join(',')

/** Why a file cannot be taken as a resume, or null: by extension in either case or by MIME type, and by its size in bytes. */
export function resumeRule({ extensions, wrongType, tooLarge }: ResumeKinds, { name, type, size }: ChosenFile): string | null {
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  const isTaken = extensions.some((one) => one === extension || typesByExtension[one] === type)
  if (!isTaken) return wrongType
  return size > resumeMaxBytes ? tooLarge : null
}

/** The same for a file that is being chosen: it may also be a JSON Resume, of which the form makes a Word file. */
export function chosenResumeRule(kinds: ResumeKinds, file: ChosenFile): string | null {
  if (!isJson(file)) return resumeRule(kinds, file)
  return file.size > resumeMaxBytes ? kinds.tooLarge : null
}

/** The same where the form cannot do without a resume. */
export const neededResumeRule = (kinds: ResumeKinds, file: ChosenFile | null, missing: string): string | null =>
  file ? resumeRule(kinds, file) : missing

/** PDF, DOC or DOCX with the sentences of the resume analysis. */
export const plainResume: ResumeKinds = {
  extensions: ['pdf', 'doc', 'docx'],
  wrongType: problems.wrong_type.message,
  tooLarge: problems.too_large.message,
}

import { type ToldLine, ToldLinesField } from '../../contract/told-line.ts'
import { Problem } from '../../problem.ts'
import type { UploadedForm } from './form-collector.ts'

/** Ten answers with the lines they are about, every character escaped. */
export const toldField = { told: 64 * 1024 }

export function toldIn({ fields }: UploadedForm): ToldLine[] {
  const told = ToldLinesField.safeParse(fields.told || '[]')
  if (told.success) return told.data
  const issue = told.error.issues.find(({ code, path }) => code === 'too_big' && (path.length === 0 || path.at(-1) === 'text'))
  throw new Problem('bad_request', issue ? { message: issue.message } : { log: 'answers that the page did not write' })
}

export const toldHash = (told: readonly ToldLine[]) => (told.length > 0 ? [JSON.stringify(told)] : [])

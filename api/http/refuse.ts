import { Problem } from '../problem.ts'

interface Checked {
  success: boolean
  error?: readonly { message: string; path?: readonly unknown[] | undefined }[]
}

/** The hook of every `validator`: the refusal names the fields, never what was in them (the default answer would echo a resume). */
export function refuse(result: Checked): void {
  if (result.success) return
  const fields = [...new Set(result.error?.map(({ path }) => String(path?.[0] ?? 'body')))].join(', ')
  throw new Problem('bad_request', { message: `Something in this request is not right: ${fields}.` })
}

/** For forms whose schema carries the person's sentences: the first of them is the answer. */
export function refuseWithSentence(result: Checked): void {
  if (result.success) return
  const message = result.error?.[0]?.message
  throw new Problem('bad_request', message ? { message } : {})
}

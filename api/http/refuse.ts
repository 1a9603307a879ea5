import { Problem } from '../problem.ts'

interface Checked {
  success: boolean
  error?: readonly { message: string; path?: readonly unknown[] | undefined }[]
}

/** The hook of every `validator`: names the fields without quoting them (the default response would echo a resume). */
export function refuse(result: Checked): void {
  if (result.success) return
  const fields = [...new Set(result.error?.map(({ path }) => String(path?.[0] ?? 'body')))].join(', ')
  throw new Problem('bad_request', { message: `Something in this request is not right: ${fields}.` })
}

export function refuseWithSentence(result: Checked): void {
  if (result.success) return
  throw new Problem('bad_request', { message: result.error?.[0]?.message })
}

export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    throw new Problem('bad_request')
  }
}

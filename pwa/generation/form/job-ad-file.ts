import { jobAdExtensions, jobAdFileTexts } from '../../../api/contract/job-ad-file.ts'
import { resumeMaxBytes } from '../../../api/contract/limits.ts'
import { callApi } from '../../platform/api.ts'
import { ApiProblem } from '../../platform/api-problem.ts'

export const jobAdAccept = jobAdExtensions.map((name) => `.${name}`).join(',')

const notRead = 'This file could not be read. Please try again, or paste the text of the ad.'

/** Why a file is not accepted. The server checks its real content. */
export function jobAdFileRule({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const extension = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase()
  if (extension !== undefined && !jobAdExtensions.some((one) => one === extension)) return jobAdFileTexts.wrongType
  return size > resumeMaxBytes ? jobAdFileTexts.tooLarge : null
}

/** The file's text, or why it could not be read. Free; the server stores nothing. */
export async function readJobAdFile(file: File): Promise<{ text: string } | { fault: string }> {
  const fault = jobAdFileRule(file)
  if (fault) return { fault }
  const form = new FormData()
  try {
    // Read first: a moved file, or one still in the cloud, would otherwise fail like a lost connection.
    form.append('file', new File([await file.arrayBuffer()], 'ad'))
    const response = await callApi('/api/read-job-ad', { method: 'POST', body: form })
    // Loaded on demand: the home screen needs no schemas.
    const { JobAdText } = await import('../../../api/contract/job-ad-text.ts')
    return JobAdText.parse(await response.json())
  } catch (error) {
    return { fault: error instanceof ApiProblem && error.code !== 'unavailable' ? error.message : notRead }
  }
}

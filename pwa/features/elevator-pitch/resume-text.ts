import { getDefaultStore } from 'jotai'
import { extractFailed } from '../../../api/contract/elevator-pitch-texts.ts'
import { callApi } from '../../platform/api.ts'
import { ApiProblem } from '../../platform/api-problem.ts'
import { resumeTextAtom } from './pitch-store.ts'

const store = getDefaultStore()

/** No text could be read from the chosen resume. The message says why. */
export class ResumeUnreadable extends Error {}

const begins = extractFailed('')
/** Without a connection a pitch waits without it. */
let refused: { file: File; message: string } | null = null

function unreadable(message: string): ResumeUnreadable {
  return new ResumeUnreadable(message.startsWith(begins) ? message : extractFailed(message))
}

/** A moved file, or one still in the cloud, would otherwise fail during upload like a lost connection. */
async function heldInHand(file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    throw unreadable('The file could not be read from this device. Please choose it again.')
  }
}

/** Extracted by the server once per file; free. @throws ResumeUnreadable with the reason @throws ApiProblem for other problems */
export async function textOfResume(file: File): Promise<string> {
  const known = store.get(resumeTextAtom)
  if (known?.file === file) return known.text
  if (refused?.file === file) throw unreadable(refused.message)
  const form = new FormData()
  form.append('file', await heldInHand(file))
  try {
    const response = await callApi('/api/extract-resume', { method: 'POST', body: form })
    const { ExtractedResume } = await import('../../../api/contract/elevator-pitch.ts')
    const { text } = ExtractedResume.parse(await response.json())
    store.set(resumeTextAtom, { file, text })
    return text
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw unreadable('The answer was cut off. Please try again.')
    if (error.code === 'no_connection' || error.code === 'unauthenticated') throw error
    if (error.status < 500 && error.status !== 429) refused = { file, message: error.message }
    throw unreadable(error.message)
  }
}

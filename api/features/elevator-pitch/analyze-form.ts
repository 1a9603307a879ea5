import { AnalyzeFields, analyzeTextFields } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import type { ReceivedForm } from '../../media/uploads/receive-form.ts'
import type { TemporaryFiles } from '../../media/uploads/temporary-files.ts'
import { Problem } from '../../problem.ts'
import { receivePitchForm } from './pitch-form.ts'

export interface AnalyzeForm extends Omit<ReceivedForm, 'fields' | 'tooLong'> {
  fields: AnalyzeFields
  /** The fields as they came, for telling whether a repeated request says the same. */
  sent: string
}

const shortFields = ['source', 'uploadId', 'durationSeconds', 'speechSeconds']

/**
 * The form of POST /api/elevator-pitch/analyze. Release it when the recording is no longer needed.
 * @throws Problem bad_request, too_large
 */
export async function readAnalyzeForm(request: Request, temporary: TemporaryFiles): Promise<AnalyzeForm> {
  const form = await receivePitchForm(request, analyzeTextFields, shortFields, temporary)
  try {
    return { ...form, fields: checked(form), sent: JSON.stringify(Object.entries(form.fields).toSorted()) }
  } catch (error) {
    await form.release()
    throw error
  }
}

function checked({ fields, tooLong }: ReceivedForm): AnalyzeFields {
  if (tooLong.has('jobDescription')) throw new Problem('bad_request', { message: pitchTexts.jobDescriptionTooLong })
  // An empty input is sent as an empty text, and means nothing.
  const given = Object.fromEntries(Object.entries(fields).filter(([, text]) => text?.trim() !== ''))
  const parsed = AnalyzeFields.safeParse(given)
  if (parsed.success && tooLong.size === 0) return parsed.data
  const issue = parsed.error?.issues.find(({ path }) => path[0] === 'jobDescription')
  const names = [...tooLong, ...(parsed.error?.issues.map(({ path }) => path[0]) ?? [])].join(' ')
  throw new Problem('bad_request', issue ? { message: issue.message } : { log: `fields of a pitch: ${names}` })
}

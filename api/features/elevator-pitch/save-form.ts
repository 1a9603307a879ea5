import type * as z from 'zod'
import { SaveFields, saveTextFields } from '../../contract/elevator-pitch.ts'
import type { ReceivedForm } from '../../media/uploads/receive-form.ts'
import type { TemporaryFiles } from '../../media/uploads/temporary-files.ts'
import { Problem } from '../../problem.ts'
import { receivePitchForm } from './pitch-form.ts'

export interface SaveForm extends Omit<ReceivedForm, 'fields' | 'tooLong'> {
  fields: z.infer<typeof SaveFields>
  /** The fields as they came, for telling whether a repeated request says the same. */
  sent: string
}

/**
 * The form of POST /api/elevator-pitch/save. Release it when the recording is kept, or will not be.
 * @throws Problem bad_request, too_large
 */
export async function readSaveForm(request: Request, temporary: TemporaryFiles): Promise<SaveForm> {
  const form = await receivePitchForm(request, saveTextFields, ['score', 'standIns', 'uploadId', 'replaces'], temporary)
  const { standIns, uploadId, replaces, ...texts } = form.fields
  // An empty input is sent as an empty text, and means nothing.
  const parsed = SaveFields.safeParse({
    ...texts,
    ...(standIns && { standIns }),
    ...(uploadId && { uploadId }),
    ...(replaces && { replaces }),
  })
  if (parsed.success && form.tooLong.size === 0)
    return { ...form, fields: parsed.data, sent: JSON.stringify(Object.entries(form.fields).toSorted()) }
  await form.release()
  const names = [...form.tooLong, ...(parsed.error?.issues.map(({ path }) => path[0]) ?? [])].join(' ')
  throw new Problem('bad_request', { log: `fields of a pitch to save: ${names}` })
}

import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import type { FormRules } from '../../media/uploads/form-rules.ts'
import { type ReceivedForm, receiveForm } from '../../media/uploads/receive-form.ts'
import type { TemporaryFiles } from '../../media/uploads/temporary-files.ts'

const shortFieldMaxCharacters = 100

/**
 * A form of the pitch: texts, and a recording that goes to a temporary file as it arrives.
 * @param textFields how many characters each long text may have; `shortFields` are taken up to a line
 * @throws Problem bad_request, too_large
 */
export async function receivePitchForm(
  request: Request,
  textFields: Record<string, number>,
  shortFields: readonly string[],
  temporary: TemporaryFiles,
): Promise<ReceivedForm> {
  const rules: FormRules = {
    fields: {
      ...mapped(textFields, (maxCharacters) => ({ maxCharacters })),
      ...Object.fromEntries(shortFields.map((name) => [name, { maxCharacters: shortFieldMaxCharacters }])),
    },
    files: { video: { maxBytes: pitch.videoMaxBytes, tooLarge: pitchTexts.videoTooLarge } },
  }
  const form = await receiveForm(request, rules, temporary)
  const fields = mapped(form.fields as Record<string, string>, (sent) => sent.replaceAll('\u0000', '').toWellFormed())
  return { ...form, fields }
}

const mapped = <From, To>(record: Record<string, From>, to: (value: From, name: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))

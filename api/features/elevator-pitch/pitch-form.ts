import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import type { FormRules } from '../../uploads/form-rules.ts'
import { type ReceivedForm, receiveForm } from '../../uploads/receive-form.ts'
import type { TemporaryFiles } from '../../uploads/temporary-files.ts'

export interface PitchForm extends Omit<ReceivedForm, 'tooLong'> {
  /** Fields that are longer than they may be. */
  tooLong: Set<string>
}

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
): Promise<PitchForm> {
  const rules: FormRules = {
    fields: {
      // Browsers send every line end of a form as two characters; it counts as the one that the person typed.
      ...mapped(textFields, (maxCharacters) => ({ maxCharacters: 2 * maxCharacters })),
      ...Object.fromEntries(shortFields.map((name) => [name, { maxCharacters: shortFieldMaxCharacters }])),
    },
    files: { video: { maxBytes: pitch.videoMaxBytes, tooLarge: pitchTexts.videoTooLarge } },
  }
  const form = await receiveForm(request, rules, temporary)
  const tooLong = new Set(form.tooLong)
  const fields = mapped(form.fields as Record<string, string>, (sent, name) => {
    const text = sent.replaceAll('\r\n', '\n').replaceAll('\u0000', '').toWellFormed()
    const most = textFields[name]
    if (most !== undefined && text.length > most) tooLong.add(name)
    return text
  })
  return { ...form, fields, tooLong }
}

const mapped = <From, To>(record: Record<string, From>, to: (value: From, name: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]))

import { spokenResume } from '../../contract/limits.ts'
import type { FormRules } from '../../http/forms/form-collector.ts'
import { receiveForm } from '../../http/forms/receive-form.ts'
import type { TemporaryFiles } from '../../http/forms/temporary-files.ts'
import { Problem } from '../../problem.ts'

export type GenerateForm = Awaited<ReturnType<typeof readGenerateForm>>

const { recordingMaxBytes, maxTakes, transcriptMaxCharacters } = spokenResume
const generationIdMaxCharacters = 100

const formTexts = {
  nothing: 'Please record something first, or type what you would say.',
  tooLong: 'This text is longer than 20,000 characters. Please shorten it.',
  tooLarge: 'The recording exceeds the 25MB limit. Please record a shorter one, or type what you would say.',
}

const rules: FormRules = {
  fields: { transcript: transcriptMaxCharacters, generationId: generationIdMaxCharacters },
  file: { name: 'audio', maxBytes: recordingMaxBytes, tooLarge: formTexts.tooLarge, atMost: maxTakes },
}

export async function readGenerateForm(request: Request, temporary: TemporaryFiles) {
  const form = await receiveForm(request, rules, temporary)
  if (form.tooLong.has('transcript')) throw new Problem('bad_request', { message: formTexts.tooLong })
  const takes = Object.entries(form.files)
    .toSorted(([one], [other]) => numberOf(one) - numberOf(other))
    .flatMap(([, file]) => (file && file.sizeBytes > 0 ? [file] : []))
  if (takes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > recordingMaxBytes)
    throw new Problem('too_large', { message: formTexts.tooLarge })
  const transcript = (form.fields.transcript ?? '').toWellFormed().trim()
  if (transcript === '' && takes.length === 0) throw new Problem('bad_request', { message: formTexts.nothing })
  return { transcript, generationId: form.fields.generationId || null, takes }
}

/** `audio` is the first, `audio#2` the second. */
const numberOf = (name: string) => Number(name.split('#')[1] ?? 1)

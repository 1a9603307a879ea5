import { spokenResume } from '../../contract/limits.ts'
import { GenerateSpokenResume } from '../../contract/voice-to-resume.ts'
import type { FormRules } from '../../http/forms/form-collector.ts'
import { type ReceivedFile, receiveForm } from '../../http/forms/receive-form.ts'
import type { TemporaryFiles } from '../../http/forms/temporary-files.ts'
import { readJson } from '../../http/refuse.ts'
import { Problem } from '../../problem.ts'

export interface GenerateForm {
  transcript: string
  generationId: string | null
  takes: ReceivedFile[]
}

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

export async function readGenerateForm(request: Request, temporary: TemporaryFiles): Promise<GenerateForm> {
  if (/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return fromJson(request)
  const form = await receiveForm(request, rules, temporary)
  if (form.tooLong.has('transcript')) throw new Problem('bad_request', { message: formTexts.tooLong })
  const takes = Object.entries(form.files)
    .toSorted(([one], [other]) => numberOf(one) - numberOf(other))
    .flatMap(([, file]) => (file && file.sizeBytes > 0 ? [file] : []))
  if (takes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > recordingMaxBytes)
    throw new Problem('too_large', { message: formTexts.tooLarge })
  return checked({ transcript: form.fields.transcript ?? '', generationId: form.fields.generationId || null, takes })
}

/** `audio` is the first, `audio#2` the second. */
const numberOf = (name: string) => Number(name.split('#')[1] ?? 1)

async function fromJson(request: Request): Promise<GenerateForm> {
  const body = GenerateSpokenResume.safeParse(await readJson(request))
  if (!body.success) throw new Problem('bad_request', { message: formTexts.nothing })
  const { transcript, generationId } = body.data
  if (transcript.length > transcriptMaxCharacters) throw new Problem('bad_request', { message: formTexts.tooLong })
  return checked({ transcript, generationId: generationId || null, takes: [] })
}

function checked(form: GenerateForm): GenerateForm {
  const transcript = form.transcript.toWellFormed().trim()
  if (transcript === '' && form.takes.length === 0) throw new Problem('bad_request', { message: formTexts.nothing })
  return { ...form, transcript }
}

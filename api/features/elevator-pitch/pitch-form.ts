import * as z from 'zod'
import { AnalyzeFields, analyzeTextFields, SaveFields, saveTextFields } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import { type FormRules, fieldsOf } from '../../http/forms/form-collector.ts'
import { fileHash, type ReceivedForm, receiveForm } from '../../http/forms/receive-form.ts'
import type { TemporaryFiles } from '../../http/forms/temporary-files.ts'
import { readFilm } from '../../media/recordings/read-recording.ts'
import type { FilmFacts } from '../../media/recordings/recording-facts.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'

export interface PitchForm<Fields> extends Omit<ReceivedForm, 'fields' | 'tooLong'> {
  fields: Fields
  sent: string
}

export const analyzeRules = { schema: AnalyzeFields, texts: analyzeTextFields }
export const saveRules = { schema: SaveFields, texts: saveTextFields }

export type AnalyzeForm = PitchForm<AnalyzeFields>
export type SaveForm = PitchForm<z.infer<typeof SaveFields>>

export async function readPitchForm<Schema extends z.ZodObject>(
  request: Request,
  { schema, texts }: { schema: Schema; texts: Record<string, number> },
  temporary: TemporaryFiles,
): Promise<PitchForm<z.infer<Schema>>> {
  const rules: FormRules = {
    fields: fieldsOf(schema, texts),
    file: { name: 'video', maxBytes: pitch.videoMaxBytes, tooLarge: pitchTexts.videoTooLarge },
  }
  const form = await receiveForm(request, rules, temporary)
  const sent = Object.entries(form.fields as Record<string, string>).map(
    ([name, text]) => [name, text.replaceAll('\u0000', '').toWellFormed()] as const,
  )
  // An empty input sends an empty text.
  const given = sent.filter(([name, text]) => text.trim() !== '' || !(schema.shape[name] instanceof z.ZodOptional))
  const parsed = schema.safeParse(Object.fromEntries(given))
  if (parsed.success && form.tooLong.size === 0) return { ...form, fields: parsed.data, sent: JSON.stringify(sent.toSorted()) }
  throw refusal(form.tooLong, parsed.error?.issues ?? [])
}

function refusal(tooLong: ReadonlySet<string>, issues: readonly z.core.$ZodIssue[]): Problem {
  if (tooLong.has('jobDescription')) return new Problem('bad_request', { message: pitchTexts.jobDescriptionTooLong })
  const issue = issues.find(({ path }) => path[0] === 'jobDescription')
  const names = [...tooLong, ...issues.map(({ path }) => path[0])].join(' ')
  return new Problem('bad_request', issue ? { message: issue.message } : { log: `fields of a pitch: ${names}` })
}

type SentRecording = NonNullable<ReturnType<typeof sentFile>>

/** Identifies the recording in the request's hash: the file's bytes, or the upload id, since an upload is deleted after use. */
export async function recordingMark({ files }: Pick<ReceivedForm, 'files'>, uploadId?: string): Promise<string> {
  return files.video ? fileHash(files.video.path) : `upload ${uploadId ?? 'none'}`
}

export function sentFile({ files: { video } }: Pick<ReceivedForm, 'files'>) {
  if (!video) return null
  const { path, sizeBytes, name, declaredType } = video
  return { path, sizeBytes, isNamedMp4: /\.mp4$/i.test(name) || declaredType === 'video/mp4' }
}

export async function openRecording(
  { path, sizeBytes, isNamedMp4 }: SentRecording,
  soundPath: string | null,
  owner: TaskOwner,
): Promise<FilmFacts> {
  if (sizeBytes > pitch.videoMaxBytes) throw new Problem('too_large', { message: pitchTexts.videoTooLarge })
  const measured = sizeBytes > 0 ? await readFilm(path, soundPath, owner) : { refused: 'unreadable_file' as const }
  if ('refused' in measured) {
    const wrongType = isNamedMp4 ? pitchTexts.videoType : pitchTexts.recordingType
    throw new Problem(measured.refused, { message: measured.refused === 'wrong_type' ? wrongType : pitchTexts.videoBroken })
  }
  const seconds = Math.max(measured.film.durationSeconds, measured.film.sound?.durationSeconds ?? 0)
  if (seconds > pitch.videoMaxSeconds) throw new Problem('too_large', { message: pitchTexts.videoTooLong })
  return measured.film
}

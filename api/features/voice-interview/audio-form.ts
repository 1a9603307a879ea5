import type * as z from 'zod'
import type { Transcriber } from '../../adapters/transcription.ts'
import { emptyTranscript } from '../../contract/fallback-feedback.ts'
import {
  answerAudioMaxBytes,
  answerAudioMaxSeconds,
  extraTimeAudioMaxSeconds,
  jobDescriptionMaxCharacters,
  questionMaxCharacters,
} from '../../contract/limits.ts'
import { voiceInterviewTexts } from '../../contract/voice-interview-texts.ts'
import { fieldsOf } from '../../http/forms/form-collector.ts'
import { receiveForm } from '../../http/forms/receive-form.ts'
import type { TemporaryFiles } from '../../http/forms/temporary-files.ts'
import { readRecording } from '../../media/recordings/read-recording.ts'
import { isSilent, type RecordingFacts } from '../../media/recordings/recording-facts.ts'
import { orElse, Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'

export interface AnswerRecording extends RecordingFacts {
  path: string
}

export const audioTexts = {
  missing: 'No recording arrived. Please record your answer again.',
  tooLarge: 'A recorded answer can be up to 25 MB. Please record a shorter one.',
  tooLong: (maxSeconds: number) => `A recorded answer can last up to ${maxSeconds} seconds. Please record a shorter one.`,
  silent: emptyTranscript,
}

const texts = {
  question: questionMaxCharacters,
  goal: questionMaxCharacters,
  jobDescription: jobDescriptionMaxCharacters,
  pauses: 50_000,
}
const file = { name: 'audio', maxBytes: answerAudioMaxBytes, tooLarge: audioTexts.tooLarge }

interface HeardOnDevice {
  /** The device may decode what the server cannot. */
  speechSeconds?: number | undefined
  extraTime?: keyof typeof extraTimeAudioMaxSeconds | undefined
}

/** A form with a recorded answer, and how to read the recording. */
export async function receiveAudioForm<Schema extends z.ZodObject & z.ZodType<HeardOnDevice>>(
  request: Request,
  schema: Schema,
  temporary: TemporaryFiles,
) {
  const { fields: sent, files, tooLong } = await receiveForm(request, { fields: fieldsOf(schema, texts), file }, temporary)
  const fields = schema.safeParse(sent)
  if (!fields.success || tooLong.size > 0) throw new Problem('bad_request', { log: 'fields of an audio form' })
  const { audio } = files
  if (!audio) throw new Problem('bad_request', { message: audioTexts.missing })
  return { fields: fields.data, read: (owner: TaskOwner) => opened(audio.path, fields.data, owner) }
}

async function opened(path: string, { speechSeconds, extraTime }: HeardOnDevice, owner: TaskOwner): Promise<AnswerRecording> {
  const facts = await readRecording(path, owner)
  const maxSeconds = extraTime ? extraTimeAudioMaxSeconds[extraTime] : answerAudioMaxSeconds
  if (facts.durationSeconds > maxSeconds) throw new Problem('too_large', { message: audioTexts.tooLong(maxSeconds) })
  return { ...facts, path, isSilent: isSilent(facts, speechSeconds) }
}

export const noTranscriber = () =>
  new Problem('bad_request', { message: 'Recordings cannot be transcribed right now. Please type your answer instead.' })

export const hearAnswer = (transcriber: Transcriber, recording: AnswerRecording, signal: AbortSignal) =>
  transcriber.transcribe(recording, signal).catch(orElse(voiceInterviewTexts.notTranscribed))

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecording } from '../../media/recordings/read-recording.ts'
import type { RecordingFacts } from '../../media/recordings/recording-facts.ts'

export interface ReceivedRecording extends RecordingFacts {
  authorization: string | null
  fileName: string
  model: string
  format: string
  wantsWords: boolean
  /** The file, so that a story can have its browser decode it. */
  bytes: Uint8Array
}

export type TranscriptionBehaviour =
  | { kind: 'text'; text: string; noSpeech?: number; likely?: number; afterMs?: number }
  | { kind: 'body'; body: unknown }
  | { kind: 'fail'; status: number; message?: string; param?: string }
  | { kind: 'raw'; text: string }
  | { kind: 'stall' }
  | { kind: 'cut' }

export type TranscriptionScript = (recording: ReceivedRecording, nth: number) => TranscriptionBehaviour

type Transcript = Extract<TranscriptionBehaviour, { kind: 'text' }>

export const says = (text: string, more: Partial<Transcript> = {}): TranscriptionBehaviour => ({ kind: 'text', text, ...more })

/** gpt-4o-transcribe's refusal of word times. */
export const refuseWords: TranscriptionBehaviour = {
  kind: 'fail',
  status: 400,
  message: "response_format 'verbose_json' is not compatible with model. Use 'json' or 'text' instead.",
  param: 'response_format',
}

/** Like Whisper: transcribes speech, and invents something for silence. */
export const defaultTranscription: TranscriptionScript = ({ isSilent }) =>
  isSilent
    ? says('Thank you for watching!', { noSpeech: 0.93, likely: -0.7 })
    : says('I led the night shift. We had too few nurses, so I changed the handover. As a result it took ten minutes less.')

/** @throws Problem if it is not an audio file, which a real server would refuse */
export async function openRecording(body: Buffer, contentType: string, authorization: string | null): Promise<ReceivedRecording> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  const file = form.get('file') as File
  const bytes = new Uint8Array(await file.arrayBuffer())
  const wantsWords = form.getAll('timestamp_granularities[]').includes('word')
  const folder = await mkdtemp(join(tmpdir(), 'transcription-'))
  try {
    const path = join(folder, 'recording')
    await writeFile(path, bytes)
    const request = { model: String(form.get('model')), format: String(form.get('response_format') ?? 'json'), wantsWords }
    return { ...(await readRecording(path)), ...request, authorization, fileName: file.name, bytes }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function transcriptionBody(recording: ReceivedRecording, { text, noSpeech = 0.01, likely = -0.2 }: Transcript) {
  if (recording.format !== 'verbose_json') return { text }
  const duration = recording.durationSeconds
  const spoken = text.split(/\s+/).filter(Boolean)
  const each = duration / Math.max(1, spoken.length)
  const words = spoken.map((word, at) => ({ word: word.replace(/[.,!?]$/, ''), start: at * each, end: (at + 0.8) * each }))
  const segments = [{ id: 0, start: 0, end: duration, text: ` ${text}`, no_speech_prob: noSpeech, avg_logprob: likely }]
  return { task: 'transcribe', language: 'english', duration, text, segments, ...(recording.wantsWords ? { words } : {}) }
}

import { readFile } from 'node:fs/promises'
import OpenAI from 'openai'
import * as z from 'zod'
import { transcriptMaxCharacters } from '../contract/limits.ts'
import type { HeardWord } from '../contract/voice-interview.ts'
import { Problem } from '../problem.ts'
import type { Recording, Transcriber, Transcription, TranscriptionSettings } from './transcription.ts'
import { isInvented, wasNotSaid } from './transcription-doubts.ts'

/** Recognizers go by the file extension. */
const fileNames: Record<string, string> = {
  'audio/webm': 'answer.webm',
  'audio/mp4': 'answer.m4a',
  'audio/ogg': 'answer.ogg',
  'audio/wav': 'answer.wav',
}

/** If the server refuses word times (gpt-4o-transcribe does), plain text is requested from then on. */
export function createOpenAITranscriber(settings: TranscriptionSettings): Transcriber {
  const client = new OpenAI({
    // Self-hosted servers need no key, but the SDK insists on one.
    apiKey: settings.apiKey ?? 'none',
    baseURL: settings.baseUrl,
    organization: null,
    project: null,
    timeout: settings.callTimeoutMs,
    fetch: sendWhole,
    maxRetries: 1,
    // The SDK's log would contain what users said.
    logLevel: 'off',
  })
  let isPlain = false

  async function transcribe(recording: Recording, signal: AbortSignal): Promise<Transcription> {
    try {
      return await ask(client, settings.model, recording, isPlain, signal)
    } catch (error) {
      if (isPlain || !refusesWords(error)) throw problemOf(error)
      isPlain = true
      return transcribe(recording, signal)
    }
  }
  // Both tries together take no longer than one call may.
  return {
    transcribe: (recording, signal) =>
      transcribe(recording, AbortSignal.any([signal, AbortSignal.timeout(settings.callTimeoutMs)])),
  }
}

const withWords: Pick<OpenAI.Audio.TranscriptionCreateParams, 'response_format' | 'timestamp_granularities'> = {
  response_format: 'verbose_json',
  timestamp_granularities: ['word', 'segment'],
}

async function ask(client: OpenAI, model: string, { path, contentType }: Recording, isPlain: boolean, signal: AbortSignal) {
  const bytes = await readFile(path)
  const file = new File([bytes], fileNames[contentType] ?? 'answer.webm', { type: contentType })
  const wanted = isPlain ? { response_format: 'json' as const } : withWords
  const answer: unknown = await client.audio.transcriptions.create({ file, model, temperature: 0, ...wanted }, { signal })
  const heard = HeardText.safeParse(answer)
  if (!heard.success) throw new Problem('unavailable', { log: 'the transcription server answered in another shape' })
  return transcriptionOf(heard.data)
}

function refusesWords(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || ![400, 404, 415, 422, 501].includes(error.status ?? 0)) return false
  return /response_format|verbose_json|timestamp_granularit/.test(`${error.param ?? ''} ${error.message}`.slice(0, 2_000))
}

/** Without the server's message, which may quote what was said. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const status = error instanceof OpenAI.APIError ? (error.status ?? null) : null
  if (status === 400 || status === 413 || status === 415 || status === 422)
    return new Problem('unreadable_file', {
      message: 'This recording could not be read. Please record your answer again.',
      log: `the transcription server refused a recording: ${status}`,
    })
  return new Problem('unavailable', { log: `transcription failed: ${status ?? 'no answer'}` })
}

// `fetch` that sends a form as bytes. Node's own reads the form's files in an unhandled promise, so a refused connection ends the process
// (https://github.com/nodejs/undici/issues/5835).
const sendWhole: typeof fetch = async (address, init) => {
  if (!(init?.body instanceof FormData)) return fetch(address, init)
  // On the server this is Hono's Response, which has no `bytes`.
  const form = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('Content-Type', form.headers.get('Content-Type')!)
  return fetch(address, { ...init, headers, body: await form.arrayBuffer() })
}

const seconds = z.number().min(0)

/** Recognizers other than Whisper omit what they do not know, or send null. */
const HeardText = z.object({
  text: z.string().max(200_000),
  words: z
    .array(z.object({ word: z.string(), start: seconds, end: seconds }))
    .nullish()
    .catch(null),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: seconds,
        end: seconds,
        no_speech_prob: z.number().nullish(),
        avg_logprob: z.number().nullish(),
      }),
    )
    .nullish()
    .catch(null),
})
type HeardText = z.infer<typeof HeardText>

/** No five minutes of speech have more, whatever a recognizer returns. */
const mostWords = 2_000
const wordMaxCharacters = 200

function transcriptionOf({ text, words, segments }: HeardText): Transcription {
  const doubtful = (segments ?? []).filter(wasNotSaid)
  const kept = doubtful.length === 0 ? text : (segments ?? []).filter((segment) => !wasNotSaid(segment)).map((s) => s.text)
  const said = tidy([kept].flat().join(' '))
  const noSpeech = Math.max(...(segments ?? []).map(({ no_speech_prob }) => no_speech_prob ?? Number.NaN))
  if (isInvented(said, Number.isFinite(noSpeech) ? noSpeech : null)) return { text: '', words: [] }
  const middleIn = ({ start, end }: { start: number; end: number }) => (start + end) / 2
  const isDoubtful = (word: { start: number; end: number }) =>
    doubtful.some(({ start, end }) => middleIn(word) >= start && middleIn(word) < end)
  const heard = (words ?? []).filter((word) => !isDoubtful(word)).map(heardWord)
  const fits = heard.filter((word) => word.text.length <= wordMaxCharacters).slice(0, mostWords)
  return { text: said.slice(0, transcriptMaxCharacters), words: fits }
}

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim()

function heardWord({ word, start, end }: { word: string; start: number; end: number }): HeardWord {
  return { text: word.trim(), startMs: Math.round(start * 1_000), endMs: Math.round(Math.max(start, end) * 1_000) }
}

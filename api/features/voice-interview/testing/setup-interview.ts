import { randomUUID } from 'node:crypto'
import { createOpenAITranscriber } from '../../../adapters/transcription-openai.ts'
import type { Coach } from '../../../coach/coach.ts'
import { createBuiltinCoach } from '../../../coach/guides/builtin-coach.ts'
import { nurse } from '../../../coach/testing/sample-candidates.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import type { DocumentReader } from '../../../documents/document-reader.ts'
import { speech } from '../../../media/recordings/testing/wav.ts'
import { type Fields, fileOf, type Sent, type ServerOptions, setupServer } from '../../../testing/setup-server.ts'

interface Options extends Omit<ServerOptions, 'transcriber' | 'coach'> {
  transcriber: string | null
  coach?: Partial<Coach>
}

const transcriberAt = (baseUrl: string) =>
  createOpenAITranscriber({ baseUrl, apiKey: 'test', model: 'whisper-1', callTimeoutMs: 10_000 })

const documents = {
  read: async () => ({ kind: 'pdf', text: nurse.resumeText, pages: 1, facts: {} }) as unknown as ResumeDocument,
} as unknown as DocumentReader

export function setupInterview({ transcriber, coach, ...options }: Options) {
  const startsAt = '2026-03-01T09:00:00Z'
  const server = setupServer({
    ...options,
    ...{ documents, startsAt },
    coach: { ...createBuiltinCoach({ now: () => new Date(startsAt) }), ...coach },
    transcriber: transcriber === null ? null : transcriberAt(transcriber),
  })
  return {
    ...server,
    passHours: (hours: number) => server.later(hours * 3_600_000),
    person: async (credits = 40) => interviewCalls(await server.person(credits)),
  }
}

export interface Body {
  [field: string]: unknown
  sessionId: string
  interviewQuestions: { question: string; type: string; goal: string }[]
}

interface Take {
  audio?: Uint8Array<ArrayBuffer> | null
  questionIndex?: number | string
  sessionId?: string
  key?: string
  speechSeconds?: number
  extraTime?: string
}

type Person = ReturnType<ReturnType<typeof setupServer>['as']>

function interviewCalls(person: Person) {
  async function call(method: string, path: string, { key = randomUUID(), ...sent }: Sent = {}) {
    const response = await person.request(method, path, { key, ...sent })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const resume = fileOf(new TextEncoder().encode('%PDF-'), 'resume.pdf')
  const recording = (audio: Uint8Array) => fileOf(audio, 'answer.webm')
  const { jobDescription } = nurse
  return {
    ...person,
    call,
    start(more: Fields = {}, key?: string) {
      const form = { jobDescription, interviewRound: 'hiring-manager', interviewMode: 'true', ...more, resume }
      return call('POST', '/api/analyze', { form, key })
    },
    startWithoutResume: () => call('POST', '/api/analyze', { form: { jobDescription, interviewMode: 'true' } }),
    transcribe({ audio = speech(3), key, questionIndex = 0, ...fields }: Take = {}) {
      const form = { questionIndex, ...fields, audio: audio ? recording(audio) : undefined }
      return call('POST', '/api/transcribe-audio', { form, key })
    },
    review(request: Record<string, unknown> = {}, key?: string) {
      const words = { question: 'Tell me about yourself.', transcript: 'I led the night shift on a ward of thirty beds.' }
      return call('POST', '/api/interview-feedback', { json: { ...words, ...request }, key })
    },
    reviewRecording(audio: Uint8Array<ArrayBuffer>, fields: Fields = {}, key?: string) {
      const form = { question: 'Tell me about yourself.', ...fields, audio: recording(audio) }
      return call('POST', '/api/interview-feedback', { form, key })
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import type { Database } from '../../../adapters/database/database.ts'
import type { Transcriber } from '../../../adapters/transcription.ts'
import { createOpenAITranscriber } from '../../../adapters/transcription-openai.ts'
import { createChargedRequests } from '../../../billing/charged-request/charged-requests.ts'
import { createLedger } from '../../../billing/ledger/credit-ledger.ts'
import type { Ledger } from '../../../billing/ledger/ledger.ts'
import type { Coach } from '../../../coach/coach.ts'
import { createBuiltinCoach } from '../../../coach/compose/builtin-coach.ts'
import { nurse } from '../../../coach/guard/testing/sample-candidates.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import { readEnv } from '../../../env.ts'
import type { RateLimits } from '../../../http/rate-limits.ts'
import type { AppEnv } from '../../../http/signed-in.ts'
import { createLog } from '../../../log.ts'
import { speech } from '../../../media/recordings/testing/wav.ts'
import type { Services } from '../../../services.ts'
import { noLimits } from '../../../testing/no-limits.ts'
import { createPeople } from '../../../testing/signed-in-world.ts'

type App = Hono<AppEnv>

interface WorldOptions {
  /** `createApp`, handed in by the test: a room does not open into the frame. */
  createApp: (services: Services) => App
  database: Database
  /** The local protocol server's address; null for a server that cannot listen. */
  transcriber: string | null
  coach?: Partial<Coach>
  ledger?: (ledger: Ledger) => Ledger
  deadlineMs?: number
  rateLimits?: RateLimits
}

const transcriberAt = (baseUrl: string): Transcriber =>
  createOpenAITranscriber({ baseUrl, apiKey: 'test', model: 'whisper-1', callTimeoutMs: 2_000 })

/** Reading files has a room of its own: here every file is the nurse's resume. */
const documents = {
  read: async () => ({ kind: 'pdf', text: nurse.resumeText, pages: 1, facts: {} }) as unknown as ResumeDocument,
}

/** The whole server on a real database with a clock that is set by hand; recordings go to a real HTTP server. */
export function createInterviewWorld({ createApp, database, transcriber, coach, deadlineMs = 20_000, ...options }: WorldOptions) {
  let nowMs = Date.parse('2026-03-01T09:00:00Z')
  const now = () => new Date(nowMs)
  const folder = mkdtempSync(join(tmpdir(), 'interview-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const logged: string[] = []
  const log = createLog('debug', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
  const people = createPeople()
  const ledger = (options.ledger ?? ((same) => same))(createLedger(database, now))
  const restarted = () =>
    createApp({
      env: readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: 'k'.repeat(32), DATA_DIR: folder }),
      ...{ now, log, database, ledger, identity: people.identity, documents },
      coach: { ...createBuiltinCoach({ now }), ...coach },
      transcriber: transcriber === null ? null : transcriberAt(transcriber),
      rateLimits: options.rateLimits ?? noLimits,
      chargedRequests: createChargedRequests({ database, ledger, now, log, deadlineMs, maxRunning: 0 }),
      // Payments are another room's; nothing here calls them.
    } as unknown as Services)
  let app = restarted()
  return {
    ...{ folder, logged, ledger },
    /** A new process on the same database: nothing in memory is left. */
    restart: () => {
      app = restarted()
    },
    passHours(hours: number) {
      nowMs += hours * 3_600_000
    },
    async person(credits = 40) {
      const uid = people.join()
      if (credits > 0) await ledger.grant(uid, credits, `trial:${uid}`, 'trial')
      return personOf(uid, () => app, ledger)
    },
  }
}

/** What the specification's client reads, and a few fields more; tests look at what they need. */
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

function personOf(uid: string, app: () => App, ledger: Ledger) {
  async function call(method: string, path: string, body: BodyInit | null, key: string = randomUUID(), type?: string) {
    const headers = { Authorization: `Bearer ${uid}`, 'Idempotency-Key': key, ...(type && { 'Content-Type': type }) }
    const response = await app().request(path, { method, body, headers })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const formOf = (fields: Record<string, unknown>, file?: [string, Uint8Array<ArrayBuffer>, string]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value))
    if (file) form.set(file[0], new Blob([file[1]]), file[2])
    return form
  }
  const resume: [string, Uint8Array<ArrayBuffer>, string] = ['resume', new TextEncoder().encode('%PDF-'), 'resume.pdf']
  return {
    uid,
    credits: () => ledger.balanceOf(uid),
    call,
    start(more: Record<string, unknown> = {}, key?: string) {
      const fields = { jobDescription: nurse.jobDescription, interviewRound: 'hiring-manager', interviewMode: 'true', ...more }
      return call('POST', '/api/analyze', formOf(fields, resume), key)
    },
    startWithoutResume: () =>
      call('POST', '/api/analyze', formOf({ jobDescription: nurse.jobDescription, interviewMode: 'true' })),
    transcribe({ audio = speech(3), key, questionIndex = 0, ...fields }: Take = {}) {
      return call(
        'POST',
        '/api/transcribe-audio',
        formOf({ questionIndex, ...fields }, audio ? ['audio', audio, 'answer.webm'] : undefined),
        key,
      )
    },
    review(request: Record<string, unknown> = {}, key?: string) {
      const json = {
        question: 'Tell me about yourself.',
        transcript: 'I led the night shift on a ward of thirty beds.',
        ...request,
      }
      return call('POST', '/api/interview-feedback', JSON.stringify(json), key, 'application/json')
    },
    reviewRecording(audio: Uint8Array<ArrayBuffer>, fields: Record<string, unknown> = {}, key?: string) {
      const form = formOf({ question: 'Tell me about yourself.', ...fields }, ['audio', audio, 'answer.webm'])
      return call('POST', '/api/interview-feedback', form, key)
    },
  }
}

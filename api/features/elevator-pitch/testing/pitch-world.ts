import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import type { Database } from '../../../adapters/database/database.ts'
import { users } from '../../../adapters/database/schema.ts'
import type { Transcriber } from '../../../adapters/transcription.ts'
import type { Videos } from '../../../adapters/videos.ts'
import { createDiskVideos } from '../../../adapters/videos-disk.ts'
import { createChargedRequests } from '../../../billing/charged-request/charged-requests.ts'
import { createLedger } from '../../../billing/ledger/credit-ledger.ts'
import type { Coach } from '../../../coach/coach.ts'
import { PitchLibrary } from '../../../contract/elevator-pitch.ts'
import type { DocumentReader, ResumeDocument } from '../../../documents/document.ts'
import { readEnv } from '../../../env.ts'
import type { RateLimits } from '../../../http/rate-limits.ts'
import type { AppEnv } from '../../../http/signed-in.ts'
import { createLog, type Log } from '../../../log.ts'
import type { Services } from '../../../services.ts'
import { noLimits } from '../../../testing/no-limits.ts'
import { createPeople } from '../../../testing/signed-in-world.ts'
import { smallCoach } from './small-coach.ts'

type App = Hono<AppEnv>

interface WorldOptions {
  /** `createApp`, handed in by the test: a room does not open into the frame. */
  createApp: (services: Services) => App
  database: Database
  /** The small coach's place, or some of it. */
  coach?: Partial<Coach> | ((log: Log) => Coach)
  /** Null: this server has none. */
  transcriber?: Transcriber | null
  documents?: DocumentReader
  rateLimits?: RateLimits
  videos?: (videos: Videos) => Videos
  deadlineMs?: number
  phoneHashKey?: string
}

/** TranscriberStandIn that hear the same in every recording. */
export const transcriberHearing = (text: string): Transcriber => ({
  transcribe: async () => ({ text, words: text ? [{ text: text.split(' ')[0]!, startMs: 0, endMs: 400 }] : [] }),
})

export const said = 'I led the night shift of a ward with thirty beds and I want to do it for you.'

/** Reading files has a room of its own. */
const documents = { read: async () => ({ text: 'Jane Doe\nNurse' }) as ResumeDocument } as unknown as DocumentReader

/** The whole server on a real database, with a clock that can be turned and a folder of its own. */
export function createPitchWorld({
  createApp,
  database,
  deadlineMs = 20_000,
  phoneHashKey = 'k'.repeat(32),
  coach,
  ...options
}: WorldOptions) {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const folder = mkdtempSync(join(tmpdir(), 'pitch-world-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'uploads'))
  const logged: string[] = []
  const log = createLog('debug', new Writable({ write: (line, _, done) => done(void logged.push(String(line))) }))
  const people = createPeople()
  const ledger = createLedger(database, now)
  const disk = createDiskVideos(join(folder, 'videos'))
  // Payments are another room's; nothing here calls them.
  const services = {
    env: readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: phoneHashKey, DATA_DIR: folder }),
    ...{ now, log, database, ledger, identity: people.identity },
    documents: options.documents ?? documents,
    coach: { name: 'builtin', ...smallCoach, ...(typeof coach === 'function' ? coach(log) : coach) },
    transcriber: options.transcriber === undefined ? transcriberHearing(said) : options.transcriber,
    videos: (options.videos ?? ((same) => same))(disk),
    rateLimits: options.rateLimits ?? noLimits,
    chargedRequests: createChargedRequests({ database, ledger, now, log, deadlineMs, maxRunning: 0 }),
  } as unknown as Services
  const app = createApp(services)
  return {
    ...{ app, folder, logged, services, disk },
    later(ms: number) {
      aheadMs += ms
    },
    /** What lies in the folder of uploads: forms under way and resumable uploads. */
    arriving: () => readdirSync(join(folder, 'uploads')),
    async person(credits = 100, { phoneVerified = true } = {}) {
      const uid = people.join()
      await database.insert(users).values({ id: uid, email: 'somebody@example.com', googleSubject: randomUUID(), phoneVerified })
      if (credits > 0) await ledger.grant(uid, credits, `trial:${uid}`, 'trial')
      return { uid, credits: () => ledger.balanceOf(uid), ...callsOf(uid, app) }
    },
  }
}

/** What the page says about a pitch when it saves it. */
export const feedback = { transcript: said, score: 7.1, refinedPitch: 'Better.\n\nMuch better.', alternateExample: 'Or so.' }

/** Whole files of ffmpeg: H.264 and AAC, VP8 and Opus, 6 s each; and 3 s of pictures alone. */
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
export const films = { mp4: fixture('pitch.mp4'), webm: fixture('pitch.webm'), withoutSound: fixture('without-sound.webm') }
/** Of Chromium, sound alone. */
export const sounds = {
  speech: fixture('../../../media/recordings/fixtures/speech.webm'),
  silence: fixture('../../../media/recordings/fixtures/silence.webm'),
}

type Fields = Record<string, string | number | Blob | Uint8Array | undefined>

interface Call {
  key?: string
  events?: boolean
  /** Of the file; default pitch.webm. */
  fileName?: string
}

function callsOf(uid: string, app: App) {
  const headersOf = ({ key = randomUUID(), events }: Call) => ({
    Authorization: `Bearer ${uid}`,
    'Idempotency-Key': key,
    ...(events ? { Accept: 'text/event-stream' } : {}),
  })
  const post = (path: string, fields: Fields, call: Call = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue
      if (value instanceof Uint8Array || value instanceof Blob)
        form.set(name, value instanceof Blob ? value : new Blob([new Uint8Array(value)]), call.fileName ?? 'pitch.webm')
      else form.set(name, String(value))
    }
    return Promise.resolve(app.request(path, { method: 'POST', body: form, headers: headersOf(call) }))
  }
  const request = async (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) => {
    const signed = { Authorization: `Bearer ${uid}`, ...headers }
    return app.request(path, { method, headers: signed, ...(body === undefined ? {} : { body }) })
  }
  return {
    post,
    request,
    generate: async (json: unknown, call: Call = {}) =>
      app.request('/api/elevator-pitch/generate', {
        method: 'POST',
        body: typeof json === 'string' ? json : JSON.stringify(json),
        headers: { ...headersOf(call), 'Content-Type': 'application/json' },
      }),
    analyze: (fields: Fields, call?: Call) =>
      post('/api/elevator-pitch/analyze', { jobDescription: 'A ward nurse', ...fields }, call),
    /** Sends a piece of a resumable upload, from `offset`; makes the upload when it is the first. */
    async upload(uploadId: string, piece: Uint8Array<ArrayBuffer>, wholeBytes: number, offset = 0) {
      const tus = { 'Tus-Resumable': '1.0.0' }
      const name = { 'Upload-Length': `${wholeBytes}`, 'Upload-Metadata': `uploadId ${btoa(uploadId)}` }
      if (offset === 0) await request('POST', '/api/uploads', undefined, { ...tus, ...name })
      const at = { 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' }
      return request('PATCH', `/api/uploads/${uploadId}`, piece, { ...tus, ...at })
    },
    save: (fields: Fields, call?: Call) => post('/api/elevator-pitch/save', { ...feedback, ...fields }, call),
    library: async () => PitchLibrary.parse(await (await request('GET', '/api/elevator-pitch/library')).json()).pitches,
    remove: (id: string) => request('DELETE', `/api/elevator-pitch/${id}`),
    extract: (file: Fields[string], fileName = 'resume.pdf') => post('/api/extract-resume', { file }, { fileName }),
  }
}

import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transcriber } from '../../../adapters/transcription.ts'
import type { Coach } from '../../../coach/coach.ts'
import { PitchLibrary } from '../../../contract/elevator-pitch.ts'
import type { ResumeDocument } from '../../../documents/document.ts'
import type { DocumentReader } from '../../../documents/document-reader.ts'
import type { Log } from '../../../log.ts'
import { type Fields, fileOf, type ServerOptions, setupServer } from '../../../testing/setup-server.ts'
import { smallCoach } from './small-coach.ts'

interface Options extends Omit<ServerOptions, 'coach'> {
  coach?: Partial<Coach> | ((log: Log) => Coach)
}

export const transcriberHearing = (text: string): Transcriber => ({
  transcribe: async () => ({ text, words: text ? [{ text: text.split(' ')[0]!, startMs: 0, endMs: 400 }] : [] }),
})

export const said = 'I led the night shift of a ward with thirty beds and I want to do it for you.'

const documents = { read: async () => ({ text: 'Jane Doe\nNurse' }) as ResumeDocument } as unknown as DocumentReader

export function setupPitches({ coach, transcriber = transcriberHearing(said), ...options }: Options) {
  const server = setupServer({
    documents,
    ...options,
    transcriber,
    coach: (log) => ({ name: 'builtin', ...smallCoach, ...(typeof coach === 'function' ? coach(log) : coach) }) as Coach,
  })
  return {
    ...server,
    /** Temporary files, and parts of uploads. */
    arriving: () =>
      ['uploads', 'upload-parts']
        .map((name) => join(server.folder, name))
        .flatMap((path) => (existsSync(path) ? readdirSync(path) : [])),
    person: async (credits = 100, { phoneVerified = true } = {}) => pitchCalls(await server.person(credits, { phoneVerified })),
  }
}

export const feedback = { transcript: said, score: 7.1, refinedPitch: 'Better.\n\nMuch better.', alternateExample: 'Or so.' }

/** From ffmpeg, 6 s each: H.264 with AAC, VP8 with Opus; and 3 s of video without sound. */
const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
export const films = { mp4: fixture('pitch.mp4'), webm: fixture('pitch.webm'), withoutSound: fixture('without-sound.webm') }
/** Audio recorded by Chromium. */
export const sounds = {
  speech: fixture('../../../media/recordings/fixtures/speech.webm'),
  silence: fixture('../../../media/recordings/fixtures/silence.webm'),
}

interface Call {
  key?: string
  events?: boolean
  fileName?: string
}

type PitchFields = Record<string, Fields[string] | Uint8Array>
type Person = ReturnType<ReturnType<typeof setupServer>['as']>

function pitchCalls(person: Person) {
  function post(path: string, fields: PitchFields, { key = randomUUID(), events, fileName = 'pitch.webm' }: Call = {}) {
    const isFile = (value: PitchFields[string]): value is Uint8Array | Blob =>
      value instanceof Uint8Array || value instanceof Blob
    const sent = Object.entries(fields).map(([name, value]) => [name, isFile(value) ? fileOf(value, fileName) : value])
    return person.request('POST', path, { form: Object.fromEntries(sent), key, events })
  }
  const request = (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    person.request(method, path, { body, headers })
  return {
    ...person,
    post,
    request,
    generate: (json: unknown, { key = randomUUID(), events }: Call = {}) =>
      person.request('POST', '/api/elevator-pitch/generate', { json, key, events }),
    analyze: (fields: PitchFields, call?: Call) =>
      post('/api/elevator-pitch/analyze', { jobDescription: 'A ward nurse', ...fields }, call),
    async upload(uploadId: string, piece: Uint8Array<ArrayBuffer>, wholeBytes: number, offset = 0) {
      const tus = { 'Tus-Resumable': '1.0.0' }
      const name = { 'Upload-Length': `${wholeBytes}`, 'Upload-Metadata': `uploadId ${btoa(uploadId)}` }
      if (offset === 0) await request('POST', '/api/uploads', undefined, { ...tus, ...name })
      const at = { 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' }
      return request('PATCH', `/api/uploads/${uploadId}`, piece, { ...tus, ...at })
    },
    save: (fields: PitchFields, call?: Call) => post('/api/elevator-pitch/save', { ...feedback, ...fields }, call),
    library: async () => PitchLibrary.parse(await (await request('GET', '/api/elevator-pitch/library')).json()).pitches,
    remove: (id: string) => request('DELETE', `/api/elevator-pitch/${id}`),
    extract: (file: PitchFields[string], fileName = 'resume.pdf') => post('/api/extract-resume', { file }, { fileName }),
  }
}

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Transcriber } from '../../../adapters/transcription.ts'
import type { Coach } from '../../../coach/coach.ts'
import type { SpokenResumeResult } from '../../../contract/voice-to-resume.ts'
import type { Log } from '../../../log.ts'
import { fileOf, type ServerOptions, setupServer } from '../../../testing/setup-server.ts'
import { wordsOfWav } from './spoken-wav.ts'

interface Options extends ServerOptions {
  coach: Coach | ((log: Log) => Coach)
}

export const wavTranscriber: Transcriber = {
  transcribe: async ({ path }) => ({ text: wordsOfWav(await readFile(path)), words: [] }),
}

export function setupSpokenResume({ transcriber = wavTranscriber, ...options }: Options) {
  const server = setupServer({ ...options, transcriber })
  return { ...server, person: async (credits = 100) => spokenCalls(await server.person(credits)) }
}

export interface Spoken {
  takes?: readonly (Uint8Array<ArrayBuffer> | Blob)[]
  transcript?: string
  generationId?: string
  key?: string
  events?: boolean
}

type Person = ReturnType<ReturnType<typeof setupServer>['as']>

function spokenCalls(person: Person) {
  function generate({ takes = [], transcript, generationId, key = randomUUID(), events }: Spoken): Promise<Response> {
    const path = '/api/voice-to-resume/generate'
    const body = new FormData()
    for (const take of takes) body.append('audio', fileOf(take, 'take.wav'))
    if (transcript !== undefined) body.set('transcript', transcript)
    if (generationId) body.set('generationId', generationId)
    return person.request('POST', path, { body, key, events })
  }
  return {
    ...person,
    generate,
    generated: async (spoken: Spoken): Promise<SpokenResumeResult> => (await generate(spoken)).json(),
    download: (json: unknown, headers: Record<string, string> = {}) =>
      person.request('POST', '/api/voice-to-resume/download', { json, headers }),
  }
}

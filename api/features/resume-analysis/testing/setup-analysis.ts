import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { nurse } from '../../../coach/testing/sample-candidates.ts'
import { createDocumentReader } from '../../../documents/document-reader.ts'
import { createRateLimits, limits } from '../../../http/limits/rate-limits.ts'
import { fileOf, type ServerOptions, setupServer } from '../../../testing/setup-server.ts'
import { plainPdf } from './plain-pdf.ts'

export const jobDescription = nurse.jobDescription
export const resumePdf = plainPdf(nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-'))

interface Options extends ServerOptions {
  coach: NonNullable<ServerOptions['coach']>
}

/** Generous for a busy machine; the reader's own limits are tested elsewhere. */
const patientReader = () => createDocumentReader({ timeLimitMs: 60_000, queueLimitMs: 60_000, totalLimitMs: 60_000 })

export function setupAnalysis({ documents = patientReader(), ...options }: Options) {
  afterAll(() => documents.close())
  const server = setupServer({ deadlineMs: 30_000, ...options, documents })
  return { ...server, person: async (credits = 40) => analysisCalls(await server.person(credits)) }
}

export const tightLimits = () => createRateLimits(null, { ...limits, analyze: [{ times: 3, perSeconds: 600 }] })

export interface SentAnalysis {
  jobDescription?: string | null
  file?: Blob | Uint8Array | null
  name?: string
  type?: string
  key?: string
  events?: boolean
  more?: Record<string, string>
}

type Person = ReturnType<ReturnType<typeof setupServer>['as']>

function analysisCalls(person: Person) {
  return {
    ...person,
    analyze({
      file = resumePdf,
      name = 'resume.pdf',
      type = 'application/pdf',
      key = randomUUID(),
      events,
      ...sent
    }: SentAnalysis = {}) {
      const ad = sent.jobDescription === undefined ? jobDescription : sent.jobDescription
      const resume = file ? fileOf(file, name, type) : undefined
      const form = { jobDescription: ad ?? undefined, resume, ...sent.more }
      return person.request('POST', '/api/analyze', { form, key, events })
    },
    fetchAnswer: (key: string, events = false) => person.request('GET', '/api/answers', { key, events }),
  }
}

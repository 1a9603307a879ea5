import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { nurse } from '../coach/testing/sample-candidates.ts'
import type { AppEnv } from '../http/signed-in.ts'

/** Omitted fields get valid values; null ones are not sent. */
export interface SentForm {
  jobDescription?: string | null
  interviewRound?: string | null
  file?: Uint8Array | Blob | null
  name?: string
  type?: string
  more?: Record<string, string>
  key?: string
  events?: boolean
}

export function interviewForm(
  app: Hono<AppEnv>,
  path: '/api/interview-prep/generate' | '/api/interview-qa/generate' | '/api/cover-letter/generate',
  resume: Uint8Array,
) {
  return async (uid: string, sent: SentForm = {}): Promise<Response> => {
    const form = new FormData()
    const { jobDescription = nurse.jobDescription, interviewRound = 'hiring-manager', file = resume, more = {} } = sent
    if (jobDescription !== null) form.set('jobDescription', jobDescription)
    if (interviewRound !== null) form.set('interviewRound', interviewRound)
    const blob =
      file instanceof Uint8Array ? new Blob([file as Uint8Array<ArrayBuffer>], { type: sent.type ?? 'application/pdf' }) : file
    if (blob) form.set('resumeFile', blob, sent.name ?? 'resume.pdf')
    for (const [name, value] of Object.entries(more)) form.set(name, value)
    return app.request(path, {
      method: 'POST',
      body: form,
      headers: {
        Authorization: `Bearer ${uid}`,
        'Idempotency-Key': sent.key ?? randomUUID(),
        ...(sent.events ? { Accept: 'text/event-stream' } : {}),
      },
    })
  }
}

import type { ProblemBody } from '../../../api/contract/problems.ts'
import { noAnswer, type OutgoingUpload, type SendDeps } from './drain.ts'
import type { Outcome } from './upload-job.ts'

/** An answer is a megabyte: a request that takes longer has lost its connection unnoticed. */
const formWithinMs = 120_000

const extensions: [RegExp, string][] = [
  [/webm/, 'webm'],
  [/mp4/, 'mp4'],
  [/ogg/, 'ogg'],
  [/wav/, 'wav'],
]

/** "recording.webm": servers and transcribers look at the extension. */
export function fileNameFor(type: string): string {
  return `recording.${extensions.find(([pattern]) => pattern.test(type))?.[1] ?? 'bin'}`
}

/** Sends a job as one multipart form, or as JSON. A refused token is replaced once, at once. Never throws. */
export async function sendForm(upload: OutgoingUpload, deps: SendDeps, send: typeof fetch): Promise<Outcome> {
  const first = await post(upload, deps.token, deps.signal, send)
  if (first.status !== 401) return first
  const fresh = await deps.freshToken()
  return fresh === null ? first : post(upload, fresh, deps.signal, send)
}

function bodyOf(upload: OutgoingUpload): { body: FormData | string; headers: Record<string, string> } {
  const { how, fields, wantsEvents } = upload.job
  const accept = { accept: wantsEvents ? 'text/event-stream' : 'application/json' }
  if (how === 'json') return { body: fields.json ?? '{}', headers: { ...accept, 'content-type': 'application/json' } }
  // The browser writes a form's own content type, with its boundary.
  return { body: formOf(upload), headers: accept }
}

function formOf({ job, file, files = [] }: OutgoingUpload): FormData {
  const form = new FormData()
  // Text first: the server has read it before the file's first byte.
  for (const [name, value] of Object.entries(job.fields)) form.set(name, value)
  if (file) form.set(job.fileField, file, fileNameFor(file.type))
  for (const [index, { field, name }] of (job.files ?? []).entries()) form.append(field, files[index]!, name)
  return form
}

async function post(upload: OutgoingUpload, token: string, signal: AbortSignal, send: typeof fetch): Promise<Outcome> {
  const limit = new AbortController()
  const cancel = () => limit.abort()
  const timer = setTimeout(cancel, formWithinMs)
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  try {
    const { body, headers } = bodyOf(upload)
    const signed = { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': upload.job.idempotencyKey }
    const init = { method: 'POST', body, headers: signed, signal: limit.signal }
    return await outcomeOf(await send(upload.job.path, init))
  } catch {
    return noAnswer
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}

/** @throws TypeError when the connection breaks in the middle of the answer */
async function outcomeOf(response: Response): Promise<Outcome> {
  const text = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) return outcomeOfEvents(text)
  const body = parsed(text)
  const said = (name: 'code' | 'message') =>
    typeof body === 'object' && body !== null && name in body ? String((body as Record<string, unknown>)[name]) : ''
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  const { charge, creditsReturned } = (response.ok ? {} : (body ?? {})) as Partial<ProblemBody>
  return {
    ...{ charge, creditsReturned },
    status: response.status,
    code: said('code') || `http-${response.status}`,
    message: said('message') || 'This could not be sent. Please try again.',
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : null,
    answer: response.ok ? body : null,
  }
}

/** A stream without its last event was cut off: sent again, the same request joins the work or gets its result. */
function outcomeOfEvents(text: string): Outcome {
  const isWhole = /^event: ?(done|problem)$/m.test(text) && !/^data: ?\{"code":"(running|restarting)"/m.test(text)
  return isWhole ? { ...noAnswer, status: 200, answer: text } : noAnswer
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { jsonOf, problemOf } from '../../platform/api-problem.ts'
import type { UploadJob } from '../../platform/local-store.ts'
import type { uploadResumably } from '../../platform/resumable-upload.ts'
import type { Outcome } from './upload-job.ts'

export interface OutgoingUpload {
  job: UploadJob
  file: Blob | null
  files: readonly File[]
}

export interface SendDeps {
  token: string
  signal: AbortSignal
  /** When this one was refused. Null when no one is signed in any more. */
  freshToken(): Promise<string | null>
  progress(sentBytes: number, totalBytes: number): void
}

/** The page loads the uploader of videos when it needs it; a worker cannot load anything later. */
export interface Network {
  fetch: typeof fetch
  uploader(): Promise<typeof uploadResumably>
}

export const noAnswer: Outcome = { status: 0, code: 'offline', message: 'No connection.', retryAfterMs: null, answer: null }

export const uploadsPath = '/api/uploads'

const goneUpload = new Set([404, 410])

export async function sendUpload(upload: OutgoingUpload, deps: SendDeps, { fetch: send, uploader }: Network): Promise<Outcome> {
  const { job, file } = upload
  let token = deps.token
  async function freshToken() {
    const fresh = await deps.freshToken()
    if (fresh !== null) token = fresh
    return fresh
  }
  async function sendForm(form: OutgoingUpload): Promise<Outcome> {
    const first = await post(form, token, deps.signal, send)
    return first.status === 401 && (await freshToken()) !== null ? post(form, token, deps.signal, send) : first
  }
  if (job.how !== 'tus' || !file) return sendForm(upload)
  const named = { job: { ...job, fields: { ...job.fields, uploadId: job.id } }, file: null, files: [] }
  if (job.tries > 0) {
    // Perhaps only the answer was lost: then the server has taken the video and must not get it again.
    const before = await sendForm(named)
    if (!goneUpload.has(before.status)) return before
  }
  const about = { endpoint: uploadsPath, uploadId: job.id, isNew: isNew(job), file }
  const status = await uploader().then(
    (uploadFile) => uploadFile({ ...about, ...deps, token, freshToken, send }),
    // Its code could not be loaded: there is no connection.
    () => 0,
  )
  return status === 200 ? sendForm(named) : stoppedAt(status)
}

// Nothing of it is at the server. Asking would put a 404 into the console.
const isNew = ({ tries, createdAtMs }: UploadJob) => tries === 0 && createdAtMs > performance.timeOrigin

const refusals: Partial<Record<number, string>> = { 403: pitchTexts.phoneNeeded, 413: pitchTexts.videoTooLarge }
const notTaken = 'This video could not be sent. Please try again.'

function stoppedAt(status: number): Outcome {
  if (status === 0) return noAnswer
  if (goneUpload.has(status)) return { ...noAnswer, status: 409, code: 'upload-expired', message: 'The upload starts again.' }
  return { ...noAnswer, status, code: `http-${status}`, message: refusals[status] ?? notTaken }
}

/** An answer is a megabyte: a longer request has lost its connection unnoticed. */
const formWithinMs = 120_000

async function post(upload: OutgoingUpload, token: string, signal: AbortSignal, send: typeof fetch): Promise<Outcome> {
  const { path, how, fields, wantsEvents, idempotencyKey } = upload.job
  const headers = {
    accept: wantsEvents ? 'text/event-stream' : 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': idempotencyKey,
    // For a form the browser adds the boundary.
    ...(how === 'json' && { 'content-type': 'application/json' }),
  }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(formWithinMs)])
  try {
    const body = how === 'json' ? (fields.json ?? '{}') : formOf(upload)
    return await outcomeOf(await send(path, { method: 'POST', body, headers, signal: limit }))
  } catch {
    return noAnswer
  }
}

function formOf({ job, file, files }: OutgoingUpload): FormData {
  const form = new FormData()
  // Text first: the server has read it before the file's first byte.
  for (const [name, value] of Object.entries(job.fields)) form.set(name, value)
  if (file) form.set(job.fileField, file, fileNameFor(file.type))
  for (const [index, { field, name }] of job.files.entries()) form.append(field, files[index]!, name)
  return form
}

/** Servers and transcribers look at the extension. */
const fileNameFor = (type: string) => `recording.${/webm|mp4|ogg|wav/.exec(type)?.[0] ?? 'bin'}`

/** @throws TypeError when the connection breaks in the middle of the answer */
async function outcomeOf(response: Response): Promise<Outcome> {
  const { status } = response
  if (!response.ok) {
    const { code, message, charge, creditsReturned, retryAfterMs } = await problemOf(response)
    return { status, code, message, charge, creditsReturned, retryAfterMs, answer: null }
  }
  const text = await response.text()
  const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream')
  // Without its last event it was cut off; the same request again joins the work or gets its result.
  if (isEvents && !isWhole(text)) return noAnswer
  return { ...noAnswer, status, code: '', message: '', answer: isEvents ? text : jsonOf(text) }
}

const isWhole = (events: string) =>
  /^event: ?(done|problem)$/m.test(events) && !/^data: ?\{"code":"(running|restarting)"/m.test(events)

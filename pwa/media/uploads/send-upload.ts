import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import type { uploadResumably } from '../../platform/resumable-upload.ts'
import { noAnswer, type OutgoingUpload, type SendDeps } from './drain.ts'
import { sendForm } from './send-form.ts'
import type { Outcome } from './upload-job.ts'

/** How requests leave. The page loads the uploader of videos when there is one; a worker cannot load anything later. */
export interface Network {
  fetch: typeof fetch
  uploader(): Promise<typeof uploadResumably>
}

export const uploadsPath = '/api/uploads'

/** An upload that expired between two tries starts over with the next one. */
const goneUpload = new Set([404, 410])

/** Sends one job: small files inside the form, large ones by tus first and then named in the form. Never throws. */
export async function sendUpload(upload: OutgoingUpload, deps: SendDeps, { fetch: send, uploader }: Network): Promise<Outcome> {
  const { job, file } = upload
  if (job.how !== 'tus' || !file) return sendForm(upload, deps, send)
  let token = deps.token
  const freshToken = async () => {
    const fresh = await deps.freshToken()
    if (fresh !== null) token = fresh
    return fresh
  }
  const named = { job: { ...job, fields: { ...job.fields, uploadId: job.id } }, file: null }
  if (job.tries > 0) {
    // The form may have arrived and only its answer been lost: then the server has already taken the video and must not get it again.
    const before = await sendForm(named, { ...deps, token, freshToken }, send)
    if (!goneUpload.has(before.status)) return before
  }
  const status = await sendVideo(job, file, { ...deps, token, freshToken, send }, uploader)
  return status === 200 ? sendForm(named, { ...deps, token, freshToken }, send) : stoppedAt(status)
}

type Job = OutgoingUpload['job']

/** Begun and not tried since this page or worker was loaded: nothing of it is at the server. Asking would put a 404 into the console. */
const isNew = ({ tries, createdAtMs }: Job) => tries === 0 && createdAtMs > performance.timeOrigin

async function sendVideo(job: Job, file: Blob, deps: SendDeps & { send: typeof fetch }, uploader: Network['uploader']) {
  try {
    const upload = await uploader()
    return await upload({ endpoint: uploadsPath, uploadId: job.id, isNew: isNew(job), file, ...deps })
  } catch {
    // The code that sends videos could not be loaded: there is no connection.
    return 0
  }
}

/** The uploader reports only the status. */
const refusals: Partial<Record<number, string>> = { 403: pitchTexts.phoneNeeded, 413: pitchTexts.videoTooLarge }
const notTaken = 'This video could not be sent. Please try again.'

function stoppedAt(status: number): Outcome {
  if (status === 0) return noAnswer
  if (goneUpload.has(status)) return { ...noAnswer, status: 409, code: 'upload-expired', message: 'The upload starts again.' }
  return { ...noAnswer, status, code: `http-${status}`, message: refusals[status] ?? notTaken }
}

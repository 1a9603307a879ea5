import { type Context, Hono } from 'hono'
import { idempotencyKeyOf, requestHashOf } from '../../billing/charged-request/idempotency-key.ts'
import { SavedPitch } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { SavePitchForm } from '../../contract/request-forms.ts'
import { fileOwnerOf } from '../../http/limits/file-owner.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { refuseUnverified } from '../../http/signed-in.ts'
import type { PitchRow } from '../../media/pitches/remove-pitch.ts'
import { savedBefore, savePitch } from '../../media/pitches/save-pitch.ts'
import { fileIdOf } from '../../media/uploads/file-id.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { createVideoAddresses, savedPitchOf } from './library-routes.ts'
import { openRecording, readPitchForm, recordingMark, type SaveForm, saveRules, sentFile } from './pitch-form.ts'

const described = describeCall({
  description:
    'Saves a pitch, three at most. Repeating its Idempotency-Key returns the same pitch. A video of up to 100 MB is sent with the form, or uploaded before it through /api/uploads.',
  form: SavePitchForm,
  answer: SavedPitch,
  statuses: {
    403: 'The phone number is not verified',
    404: 'The upload is missing or incomplete',
    409: 'The same save is in progress; see Retry-After',
    413: 'Larger than 100 MB or longer than 5 minutes',
    415: 'No recording',
    422: 'Three are saved already, or a damaged recording',
    503: 'It could not be saved; try again',
  },
})
const retryRunningSeconds = 2

export function saveRoutes(services: Services) {
  const addresses = createVideoAddresses(services)
  /** In this process; across processes the database decides. */
  const underWay = new Set<string>()
  return new Hono<AppEnv>().post('/elevator-pitch/save', described, (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    const mayUse = () => refuseUnverified(services, uid, pitchTexts.phoneNeeded)
    return rightsBeforeBytes(c, services, { limits: ['pitch-recording'], mayUse, keptIn: 'disk' }, async ({ files }) => {
      const name = `${uid}\n${key}`
      const form = await readPitchForm(c.req.raw, saveRules, files)
      if (underWay.has(name)) throw new Problem('running', { retryAfterSeconds: retryRunningSeconds })
      underWay.add(name)
      try {
        const row = await saved(c, services, key, form, await files.create())
        return c.json(savedPitchOf(row, uid, addresses) satisfies SavedPitch)
      } finally {
        underWay.delete(name)
      }
    })
  })
}

async function saved(
  c: Context<AppEnv>,
  services: Services,
  saveKey: string,
  form: SaveForm,
  copyPath: string,
): Promise<PitchRow> {
  const { uid: userId } = c.get('person')
  const { uploadId, replaces = null, ...texts } = form.fields
  const request = { userId, saveKey, requestHash: requestHashOf('pitch-save', form.sent, await recordingMark(form, uploadId)) }
  const forget = async () => {
    const fileId = uploadId && fileIdOf(userId, uploadId)
    if (fileId) await services.uploads.remove(fileId)
  }
  try {
    const row = (await savedBefore(services, request)) ?? (await keep())
    await forget()
    return row
  } catch (error) {
    // An unusable file is deleted; after any other failure the upload may be used again.
    if (error instanceof Problem && ['wrong_type', 'unreadable_file', 'too_large'].includes(error.code)) await forget()
    throw error
  }

  async function keep() {
    const upload = uploadId ? await services.uploads.whole(userId, uploadId, copyPath) : null
    const recording = sentFile(form) ?? (upload && { ...upload, isNamedMp4: false })
    // The outbox first retries with its existing upload, and sends the video again if that is gone.
    if (!recording) throw new Problem(uploadId ? 'not_found' : 'bad_request', { message: pitchTexts.recordingMissing })
    const { kind, contentType, durationSeconds } = await openRecording(recording, null, await fileOwnerOf(c, services))
    const { path, sizeBytes } = recording
    return savePitch(services, { ...request, ...texts, path, sizeBytes, kind, contentType, durationSeconds, replaces })
  }
}

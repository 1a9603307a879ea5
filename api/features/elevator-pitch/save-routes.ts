import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { idempotencyKeyOf } from '../../billing/charged-request/idempotency-key.ts'
import { requestHashOf } from '../../billing/charged-request/request-hash.ts'
import { SavedPitch } from '../../contract/elevator-pitch.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { refuseUnverified } from '../../http/verified-phone.ts'
import type { PitchRow } from '../../media/pitches/pitch-row.ts'
import { savedBefore, savePitch } from '../../media/pitches/save-pitch.ts'
import { fileOwnerOf } from '../../media/uploads/file-owner.ts'
import { fileIdOf, removeUpload, uploadFolder } from '../../media/uploads/resumable-uploads.ts'
import { openTemporaryFiles } from '../../media/uploads/temporary-files.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { readSaveForm, type SaveForm } from './save-form.ts'
import { savedPitchOf } from './saved-pitch.ts'
import { openRecording, recordingMark, sentRecording } from './sent-recording.ts'
import { createVideoAddresses } from './video-address.ts'

const text = { type: 'string' } as const
const described = describeRoute({
  description:
    'Keeps a pitch for good, three at most. Sent again with its Idempotency-Key it is the same pitch. A video of up to 100 MB comes with the form, or before it by /api/uploads.',
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['transcript', 'score', 'refinedPitch', 'alternateExample'],
          properties: {
            ...{ transcript: text, refinedPitch: text, alternateExample: text },
            score: { type: 'number', minimum: 0, maximum: 10 },
            video: { type: 'string', format: 'binary', description: 'MP4 or WebM, or sound alone' },
            uploadId: { type: 'string', format: 'uuid', description: 'A finished upload of /api/uploads instead' },
            replaces: { type: 'string', format: 'uuid', description: 'The saved pitch that makes room, once this one is safe' },
          },
        },
      },
    },
  },
  responses: {
    200: { description: 'Saved', content: { 'application/json': { schema: resolver(SavedPitch) } } },
    403: { description: 'The phone number is not verified' },
    404: { description: 'The upload is not here, or not whole yet' },
    409: { description: 'The same save is under way; see Retry-After' },
    413: { description: 'Larger than 100 MB or longer than 5 minutes' },
    415: { description: 'No recording' },
    422: { description: 'Three are saved already, or a damaged recording' },
    503: { description: 'It could not be kept; try again' },
  },
})
const retryRunningSeconds = 2

/** POST /api/elevator-pitch/save. */
export function saveRoutes(services: Services) {
  const temporary = openTemporaryFiles(uploadFolder(services.env))
  const addresses = createVideoAddresses(services)
  /** Of this process; among several the database decides. */
  const underWay = new Set<string>()
  return new Hono<AppEnv>().post('/elevator-pitch/save', described, async (c) => {
    const { uid } = c.get('person')
    const key = idempotencyKeyOf(c)
    await services.rateLimits.take('pitch-recording', uid)
    await refuseUnverified(services, uid, pitchTexts.phoneNeeded)
    const form = await readSaveForm(c.req.raw, temporary)
    const name = `${uid}\n${key}`
    const isRepeated = underWay.has(name)
    underWay.add(name)
    try {
      if (isRepeated) throw new Problem('running', { retryAfterSeconds: retryRunningSeconds })
      const row = await saved(c, services, key, form)
      return c.json(savedPitchOf(row, uid, addresses) satisfies SavedPitch, 200, { 'Cache-Control': 'no-store' })
    } finally {
      if (!isRepeated) underWay.delete(name)
      await form.release()
    }
  })
}

async function saved(c: Context<AppEnv>, services: Services, saveKey: string, form: SaveForm): Promise<PitchRow> {
  const { uid: userId } = c.get('person')
  const { uploadId, replaces = null, ...texts } = form.fields
  const request = { userId, saveKey, requestHash: requestHashOf('pitch-save', form.sent, await recordingMark(form, uploadId)) }
  const forget = async () => {
    const fileId = uploadId && fileIdOf(userId, uploadId)
    if (fileId) await removeUpload(uploadFolder(services.env), fileId)
  }
  try {
    const row = (await savedBefore(services, request)) ?? (await keep())
    await forget()
    return row
  } catch (error) {
    // What is no video will never be one; all else may be sent again with the same upload.
    if (error instanceof Problem && ['wrong_type', 'unreadable_file', 'too_large'].includes(error.code)) await forget()
    throw error
  }

  async function keep() {
    const recording = await sentRecording(services.env, userId, form, uploadId)
    // The outbox asks before it sends a video again, and sends it when it hears that the upload is not there.
    if (!recording) throw new Problem(uploadId ? 'not_found' : 'bad_request', { message: pitchTexts.recordingMissing })
    const { kind, contentType, durationSeconds } = await openRecording(recording, null, await fileOwnerOf(c, services))
    const { path, sizeBytes } = recording
    return savePitch(services, { ...request, ...texts, path, sizeBytes, kind, contentType, durationSeconds, replaces })
  }
}

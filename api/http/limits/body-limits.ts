import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { jobDescriptionMaxCharacters, lineEdits, pitch, toldLines } from '../../contract/limits.ts'
import { pageReportsPath } from '../../contract/page-reports.ts'
import { Problem } from '../../problem.ts'
import type { AppEnv } from '../signed-in.ts'

/** Fits the longest feedback, with every character escaped. */
export const usualMaxBytes = 64 * 1024
/** A JSON escape takes six bytes; the rest is names and braces. */
const inJson = (characters: number) => characters * 6 + 1_000

const toldMaxCharacters = toldLines.atMost * (toldLines.maxCharacters + 2 * toldLines.quotedMaxCharacters)

const editsMaxBytes =
  inJson(jobDescriptionMaxCharacters + pitch.resumeTextMaxCharacters + lineEdits.atMost * lineEdits.lineMaxCharacters) +
  inJson(toldMaxCharacters) +
  64 * 1024

export const maxBytesOf: Partial<Record<string, number>> = {
  [pageReportsPath]: 16 * 1024,
  '/api/analyze/edited-lines': editsMaxBytes,
  '/api/analyze/told-lines': editsMaxBytes,
  '/api/elevator-pitch/generate': inJson(pitch.jobDescriptionMaxCharacters + pitch.resumeTextMaxCharacters + toldMaxCharacters),
  // Forty jobs with ten long lines each are about 100 KB.
  '/api/voice-to-resume/download': 1024 * 1024,
  // The longest texts of the contract in UTF-8, and 2,000 words with their times.
  '/api/interview-feedback': 512 * 1024,
  '/api/stripe/webhook': 1024 * 1024,
}

/** These read a form as it arrives, within their own rules (`forms/read-multipart.ts`). */
const formPaths = new Set([
  '/api/analyze',
  '/api/analyze/improved-resume',
  '/api/interview-prep/generate',
  '/api/interview-qa/generate',
  '/api/cover-letter/generate',
  '/api/transcribe-audio',
  '/api/interview-feedback',
  '/api/extract-resume',
  '/api/read-job-ad',
  '/api/elevator-pitch/analyze',
  '/api/elevator-pitch/save',
  '/api/voice-to-resume/generate',
])

/** Never held in memory; its reader decides how much it takes. */
function isStreamed(c: Context): boolean {
  const { path, method } = c.req
  const type = c.req.header('content-type')?.toLowerCase() ?? ''
  if (method === 'POST' && formPaths.has(path)) return type.startsWith('multipart/form-data')
  // A piece of a resumable upload, whose length is known.
  return method === 'PATCH' && path.startsWith('/api/uploads/') && type === 'application/offset+octet-stream'
}

function refuse(): never {
  throw new Problem('too_large', { message: 'This is longer than we can take. Please shorten it and try again.' })
}

/** Before anything else looks at the request, so that no one can fill the server's memory without signing in. @throws Problem too_large */
export function limitBodies(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isStreamed(c)) return next()
    // A body without a length is read into memory here, before sign-in. No browser sends a long one.
    const maxSize = c.req.header('transfer-encoding') ? usualMaxBytes : (maxBytesOf[c.req.path] ?? usualMaxBytes)
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      refuseBodyOfGet(c, maxSize)
      return next()
    }
    return bodyLimit({ maxSize, onError: refuse })(c, next)
  }
}

/** No handler reads it, but Node does, to its end, when the response is sent. */
function refuseBodyOfGet(c: Context, maxSize: number) {
  const isTooLong = Number(c.req.header('content-length') ?? 0) > maxSize
  if (!isTooLong && !c.req.header('transfer-encoding')) return
  // No browser sends such a body, so the connection may be cut.
  c.header('Connection', 'close')
  refuse()
}

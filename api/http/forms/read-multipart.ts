import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../problem.ts'
import type { FormRules, UploadedForm } from './form-collector.ts'
import { type KeepFile, openCollector, sentences } from './form-collector.ts'

// Reads a multipart form into memory (for large files there is `receiveForm`). After the first fault the rest of the upload is discarded, so that the
// browser reads the response.
export async function readMultipart(request: Request, rules: FormRules, keep?: KeepFile): Promise<UploadedForm> {
  const form: UploadedForm = { fields: {}, files: {}, tooLong: new Set() }
  const reader = request.body?.getReader()
  if (!reader) throw new Problem('bad_request', { message: sentences.notAForm })
  try {
    await receive(reader, request.headers.get('content-type'), rules, form, keep)
  } catch (problem) {
    await drain(reader)
    throw problem
  }
  return form
}

async function receive(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  contentType: string | null,
  rules: FormRules,
  form: UploadedForm,
  keep?: KeepFile,
) {
  const failure = Promise.withResolvers<never>()
  // The failure may arrive before anyone awaits it; the next race still throws it.
  failure.promise.catch(() => undefined)
  let failed = false
  const fail = (problem: Problem) => {
    failed = true
    failure.reject(problem)
  }
  const parser = openCollector(contentType, rules, form, fail, keep)
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve))
  let bytesLeft = mostBytesOf(rules)
  try {
    while (!failed) {
      const { done, value } = await nextPiece(reader)
      if (done) break
      bytesLeft -= value.byteLength
      if (bytesLeft < 0) fail(new Problem('too_large', { message: rules.file.tooLarge }))
      const taken = new Promise<void>((resolve) => parser.write(value, () => resolve()))
      await Promise.race([taken, failure.promise])
    }
  } finally {
    // Also ends the files of a refused or aborted form, whose writers wait for the end.
    parser.end()
  }
  // Failure first: a form that ends just after a refusal is still refused.
  await Promise.race([failure.promise, finished])
}

const spareBytes = 1024 * 1024

/** Bounds the whole form. Otherwise a preamble, an epilogue or an unknown file could be endless. */
function mostBytesOf({ fields, file }: FormRules): number {
  const characters = Object.values(fields).reduce((sum, maxCharacters) => sum + maxCharacters, 0)
  // One UTF-16 unit takes at most three bytes of UTF-8, and a line break one more.
  return file.maxBytes + characters * 4 + spareBytes
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch (error) {
    // Cut off by the server, to make room.
    if (error instanceof Problem) throw error
    throw new Problem('bad_request', { message: 'The upload was interrupted. Please send it again.' })
  }
}

/** Enough for a phone's whole video, but not for an endless stream. */
const drainMaxBytes = 64 * 1024 * 1024
const drainMaxMs = 20_000
/** A sender that pauses this long, or waits for the response with its body, gets it now. */
const idleMs = 1_000

// Discards the rest of a refused upload. Browsers read the response only after sending everything, so closing early would show "network error"
// instead of the reason.
export async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const endsAtMs = performance.now() + drainMaxMs
  let bytes = 0
  try {
    while (bytes < drainMaxBytes && performance.now() < endsAtMs) {
      const next = await Promise.race([reader.read(), sleep(idleMs, null, { ref: false })])
      if (!next || next.done) break
      bytes += next.value.byteLength
    }
  } catch {
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

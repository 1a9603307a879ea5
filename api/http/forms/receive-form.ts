import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../../problem.ts'
import type { FileHead, FormRules, KeepFile, UploadedForm } from './form-collector.ts'
import { readMultipart } from './read-multipart.ts'
import type { TemporaryFiles } from './temporary-files.ts'

export interface ReceivedFile extends FileHead {
  path: string
  sizeBytes: number
}

export interface ReceivedForm extends Pick<UploadedForm, 'fields' | 'tooLong'> {
  files: Partial<Record<string, ReceivedFile>>
}

/** Streams a form's files to temporary files, so that large uploads cost no memory. A refused or aborted upload leaves nothing behind. */
export async function receiveForm(request: Request, rules: FormRules, temporary: TemporaryFiles): Promise<ReceivedForm> {
  const files: ReceivedForm['files'] = {}
  const writing: Promise<void>[] = []
  const keep: KeepFile = (stream, field, head, _form, fail) => {
    const write = async () => {
      const path = await temporary.create()
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }))
      if (head.name !== '' || stream.bytesRead > 0) files[field] = { ...head, path, sizeBytes: stream.bytesRead }
    }
    writing.push(
      write().catch(() => {
        fail(new Problem('unavailable', { log: 'a temporary file could not be written' }))
        // Skips the rest of this file, so the rest of the form can be read.
        stream.resume()
      }),
    )
  }
  try {
    const form = await readMultipart(request, rules, keep)
    await Promise.all(writing)
    return { fields: form.fields, tooLong: form.tooLong, files }
  } catch (error) {
    await Promise.all(writing)
    await temporary.release()
    throw error
  }
}

export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url')
}

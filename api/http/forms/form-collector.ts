import { Buffer } from 'node:buffer'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type * as z from 'zod'
import { Problem } from '../../problem.ts'

export interface FileHead {
  name: string
  /** The browser's claim; always verified against the content. */
  declaredType: string
}

interface FileRule {
  name: string
  /** Limit for one part, and for all parts of this name together; enforced while receiving. */
  maxBytes: number
  tooLarge: string
  /** Called before a named file is stored; throws a Problem for an unsupported one. */
  check?: (head: FileHead) => void
  /** Number of parts allowed with this name; default 1. The second is stored as `name#2`, and so on. */
  atMost?: number
}

export interface FormRules {
  /** UTF-16 units kept of each. Longer fields are cut and named in `tooLong`. */
  fields: Record<string, number>
  file: FileRule
}

const lineMaxCharacters = 100

/** A form's fields with the maximum length of each; those not named in `texts` are single lines. */
export const fieldsOf = ({ shape }: z.ZodObject, texts: Record<string, number>): FormRules['fields'] =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, texts[name] ?? lineMaxCharacters]))

interface UploadedFile extends FileHead {
  bytes: Uint8Array
}

export interface UploadedForm {
  fields: Partial<Record<string, string>>
  files: Partial<Record<string, UploadedFile>>
  tooLong: Set<string>
}

const sparePartsAllowed = 20
const boundaryMaxCharacters = 70

export const sentences = {
  notAForm: 'This upload is not a form with a file. Please choose the file again and send it once more.',
  malformed: 'This upload arrived incomplete or damaged. Please send it again.',
  tooManyParts: 'This form has too many parts. Please reload the page and try again.',
  twice: 'This form contains the same entry twice. Please reload the page and try again.',
}

/** Stores a file as it arrives: in memory here, in a temporary file in `receive-form.ts`. */
export type KeepFile = (
  stream: BusboyFileStream,
  field: string,
  head: FileHead,
  form: UploadedForm,
  fail: (problem: Problem) => void,
) => void

export function openCollector(
  contentType: string | null,
  rules: FormRules,
  form: UploadedForm,
  fail: (problem: Problem) => void,
  keep: KeepFile = keepInMemory,
) {
  const parser = openParser(contentType, rules)
  const refuse = (message: string) => fail(new Problem('bad_request', { message }))
  const seen = new Set<string>()
  const isRepeated = (name: string) => seen.size === seen.add(name).size
  parser.on('field', (name: string | undefined, value, _nameCut, valueCut) => {
    // Guards against fields named `constructor` or `__proto__`.
    if (name === undefined || !Object.hasOwn(rules.fields, name)) return
    const maxCharacters = rules.fields[name]!
    if (isRepeated(name)) return refuse(sentences.twice)
    // Browsers submit line breaks as CRLF; each counts as one character.
    const text = value.replaceAll('\r\n', '\n')
    form.fields[name] = text.slice(0, maxCharacters)
    if (valueCut || text.length > maxCharacters) form.tooLong.add(name)
  })
  let files = 0
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined, _encoding, declaredType) => {
    const { file: rule } = rules
    // A broken part reports here as well as on the parser; without a listener the process would exit.
    stream.on('error', () => refuse(sentences.malformed))
    if (name !== rule.name) return void stream.resume()
    if (files === (rule.atMost ?? 1)) return refuse(rule.atMost ? sentences.tooManyParts : sentences.twice)
    files += 1
    const head = { name: fileName ?? '', declaredType }
    try {
      // An empty input sends a part without a name.
      if (head.name !== '') rule.check?.(head)
    } catch (refusal) {
      stream.resume()
      return fail(refusal as Problem)
    }
    stream.once('limit', () => fail(new Problem('too_large', { message: rule.tooLarge })))
    keep(stream, files === 1 ? name : `${name}#${files}`, head, form, fail)
  })
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.on(limit, () => refuse(sentences.tooManyParts))
  parser.on('error', () => refuse(sentences.malformed))
  return parser
}

function openParser(contentType: string | null, { fields, file }: FormRules) {
  const boundary = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^;\s]+))/is.exec(contentType ?? '')
  const length = (boundary?.[1] ?? boundary?.[2] ?? '').length
  if (!contentType || length === 0 || length > boundaryMaxCharacters)
    throw new Problem('bad_request', { message: sentences.notAForm })
  const parts = Object.keys(fields).length + (file.atMost ?? 1) + sparePartsAllowed
  // One UTF-16 unit takes at most three bytes of UTF-8.
  const fieldSize = Math.max(1, ...Object.values(fields)) * 3 + 1
  const limits = { parts, fieldSize, fileSize: file.maxBytes, fieldNameSize: 100, headerPairs: 16, headerSize: 8 * 1024 }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw new Problem('bad_request', { message: sentences.notAForm })
  }
}

const keepInMemory: KeepFile = (stream, field, head, form) => {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => {
    if (head.name !== '' || chunks.length > 0) form.files[field] = { ...head, bytes: Buffer.concat(chunks) }
  })
}

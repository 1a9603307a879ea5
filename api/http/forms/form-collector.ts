import { Buffer } from 'node:buffer'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { Problem } from '../../problem.ts'

interface FieldRule {
  /** UTF-16 units kept. Longer fields are cut and named in `tooLong`. */
  maxCharacters: number
}

export interface FileHead {
  name: string
  /** The browser's claim; always verified against the content. */
  declaredType: string
}

interface FileRule {
  /** Limit for one part, and for all parts of this name together; enforced while receiving. */
  maxBytes: number
  tooLarge: string
  /** Called before the first byte is stored; throws a Problem for an unsupported file. */
  check?: (head: FileHead) => void
  /** Number of parts allowed with this name; default 1. The second is stored as `name#2`, and so on. */
  atMost?: number
}

export interface FormRules {
  fields: Record<string, FieldRule>
  files: Record<string, FileRule>
}

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
  rule: FileRule,
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
  const seen = new Set<string>()
  const isRepeated = (name: string) => seen.size === seen.add(name).size
  /** Repeated files are renamed `name#2`, …; null for one too many. */
  const ownName = (name: string, atMost = 1): string | null => {
    for (let nth = 1; nth <= atMost; nth++) {
      const own = nth === 1 ? name : `${name}#${nth}`
      if (!isRepeated(own)) return own
    }
    return null
  }
  parser.on('field', (name: string | undefined, value, _nameCut, valueCut) => {
    const rule = name === undefined ? undefined : ownRule(rules.fields, name)
    if (name === undefined || !rule) return
    if (isRepeated(name)) return fail(new Problem('bad_request', { message: sentences.twice }))
    // Browsers submit line breaks as CRLF; each counts as one character.
    const text = value.replaceAll('\r\n', '\n')
    form.fields[name] = text.slice(0, rule.maxCharacters)
    if (valueCut || text.length > rule.maxCharacters) form.tooLong.add(name)
  })
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined, _encoding, declaredType) => {
    // A broken part reports here as well as on the parser; without a listener the process would exit.
    stream.on('error', () => fail(new Problem('bad_request', { message: sentences.malformed })))
    const rule = name === undefined ? undefined : ownRule(rules.files, name)
    if (name === undefined || !rule) return void stream.resume()
    const own = ownName(name, rule.atMost)
    if (own === null) return fail(new Problem('bad_request', { message: rule.atMost ? sentences.tooManyParts : sentences.twice }))
    keep(stream, own, { name: fileName ?? '', declaredType }, rule, form, fail)
  })
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(limit, () => fail(new Problem('bad_request', { message: sentences.tooManyParts })))
  parser.on('error', () => fail(new Problem('bad_request', { message: sentences.malformed })))
  return parser
}

function openParser(contentType: string | null, rules: FormRules) {
  const boundary = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^;\s]+))/is.exec(contentType ?? '')
  const length = (boundary?.[1] ?? boundary?.[2] ?? '').length
  if (!contentType || length === 0 || length > boundaryMaxCharacters)
    throw new Problem('bad_request', { message: sentences.notAForm })
  const files = Object.values(rules.files).reduce((sum, { atMost = 1 }) => sum + atMost, 0)
  const names = Object.keys(rules.fields).length + files
  // One UTF-16 unit takes at most three bytes of UTF-8.
  const fieldSize = Math.max(1, ...Object.values(rules.fields).map((rule) => rule.maxCharacters)) * 3 + 1
  const limits = { parts: names + sparePartsAllowed, fieldSize, fieldNameSize: 100, headerPairs: 16, headerSize: 8 * 1024 }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw new Problem('bad_request', { message: sentences.notAForm })
  }
}

/** Guards against fields named `constructor` or `__proto__`. */
function ownRule<Rule>(rules: Record<string, Rule>, name: string): Rule | undefined {
  return Object.hasOwn(rules, name) ? rules[name] : undefined
}

const keepInMemory: KeepFile = (stream, field, head, rule, form, fail) => {
  let chunks: Buffer[] = []
  let bytes = 0
  let checked = false
  const refuse = (problem: Problem) => {
    chunks = []
    stream.removeAllListeners('data')
    stream.resume()
    fail(problem)
  }
  stream.on('data', (chunk: Buffer) => {
    try {
      if (!checked) rule.check?.(head)
      checked = true
    } catch (error) {
      return refuse(error instanceof Problem ? error : new Problem('bad_request'))
    }
    bytes += chunk.length
    if (bytes > rule.maxBytes) return refuse(new Problem('too_large', { message: rule.tooLarge }))
    chunks.push(chunk)
  })
  stream.on('end', () => {
    if (head.name !== '' || bytes > 0) form.files[field] = { ...head, bytes: Buffer.concat(chunks) }
  })
}

import type { ResumeDocument } from './document.ts'
import { readDocx } from './docx/read-docx.ts'
import { openZip } from './docx/zip.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { openCompoundFile, readDoc } from './read-doc.ts'
import { resumeDocument } from './resume-document.ts'
import { Unreadable } from './unreadable.ts'

export async function readDocument(bytes: Uint8Array, allowed: readonly ResumeDocument['kind'][]): Promise<ResumeDocument> {
  if (bytes.length < 8) throw new Unreadable('empty')
  const kind = await kindOf(bytes)
  if (kind === null || !allowed.includes(kind)) throw new Unreadable('wrong-type')
  if (kind === 'pdf') return readPdf(bytes)
  if (kind === 'docx') return readDocx(bytes)
  if (kind === 'doc') return readDoc(bytes)
  return readTxt(decodeText(bytes) ?? '')
}

/** Where pdf.js and other readers look for the PDF header. */
const pdfMarkWithinBytes = 1024

/** Detects a file's kind from its content; null if unsupported. @throws Unreadable if encrypted or damaged */
async function kindOf(bytes: Uint8Array): Promise<ResumeDocument['kind'] | null> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, pdfMarkWithinBytes))
  if (head.indexOf('%PDF-') >= 0) return 'pdf'
  // file-type inflates what it finds in a zip, so zips go to our own counting reader.
  if (head.readUInt32BE(0) === 0x504b0304) return openZip(bytes).names.includes('word/document.xml') ? 'docx' : null
  // Lazy, because PDF and DOCX, nearly all uploads, do not need it.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  if (type?.ext === 'cfb') return kindOfCompound(bytes)
  if (type) return null
  const text = decodeText(bytes)
  return text === null || /^\s*<(?:!doctype|html|\?xml)/i.test(text) ? null : 'txt'
}

/** Word, Excel, installers and encrypted Office files share this container. */
function kindOfCompound(bytes: Uint8Array): 'doc' | null {
  const streamOf = openCompoundFile(bytes)
  if (streamOf('EncryptedPackage')) throw new Unreadable('encrypted')
  return streamOf('WordDocument') ? 'doc' : null
}

const unusedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** UTF-16 by its byte order mark, UTF-8, else windows-1252. Null if it is not plain text. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes)
  // Other control characters mean a binary file.
  if (bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20) || byte === 0x7f)) return null
  return decode('utf-8', bytes) ?? (bytes.some((byte) => unusedIn1252.has(byte)) ? null : decode('windows-1252', bytes))
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

export const readTxt = (text: string): ResumeDocument => resumeDocument({ kind: 'txt', text })

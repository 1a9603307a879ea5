import { compoundStreams } from './compound-file.ts'
import type { ResumeDocument } from './document.ts'
import { readDocx } from './docx/read-docx.ts'
import { openZip } from './docx/zip.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { readDoc } from './read-doc.ts'
import { decodeText, readTxt } from './read-txt.ts'
import { Unreadable, WrongType } from './unreadable.ts'

export async function readDocument(bytes: Uint8Array, allowed: readonly ResumeDocument['kind'][]): Promise<ResumeDocument> {
  if (bytes.length < 8) throw new Unreadable('empty')
  const kind = await kindOf(bytes)
  if (kind === null || !allowed.includes(kind)) throw new WrongType()
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
  const streams = compoundStreams(bytes)
  if (streams.has('EncryptedPackage')) throw new Unreadable('encrypted')
  return streams.has('WordDocument') ? 'doc' : null
}

import { compoundStreams } from './doc/compound-file.ts'
import type { ResumeDocument } from './document.ts'
import { openZip } from './docx/zip.ts'
import { decodeText } from './read-txt.ts'
import { Unreadable } from './unreadable.ts'

/** How far from the start pdf.js and other readers look for the mark of a PDF. */
const pdfMarkWithinBytes = 1024

/**
 * Finds the kind of a file from its content.
 * @returns null when it is of none of the kinds we read
 * @throws Unreadable for a protected or damaged file that would be one of them
 */
export async function kindOf(bytes: Uint8Array): Promise<ResumeDocument['kind'] | null> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, pdfMarkWithinBytes))
  if (head.indexOf('%PDF-') >= 0) return 'pdf'
  // file-type unpacks what it finds in a zip, so a zip is looked at with our own, counting reader.
  if (head.readUInt32BE(0) === 0x504b0304) return openZip(bytes).names.includes('word/document.xml') ? 'docx' : null
  // Loaded when needed: PDF and DOCX, nearly all uploads, start sooner without it.
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  if (type?.ext === 'cfb') return kindOfCompound(bytes)
  if (type) return null
  const text = decodeText(bytes)
  return text === null || /^\s*<(?:!doctype|html|\?xml)/i.test(text) ? null : 'txt'
}

/** Word, Excel, installers and protected Office files share this container. */
function kindOfCompound(bytes: Uint8Array): 'doc' | null {
  const streams = compoundStreams(bytes)
  if (streams.has('EncryptedPackage')) throw new Unreadable('encrypted')
  return streams.has('WordDocument') ? 'doc' : null
}

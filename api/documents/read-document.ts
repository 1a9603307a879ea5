import { readDoc } from './doc/read-doc.ts'
import type { ResumeDocument } from './document.ts'
import { readDocx } from './docx/read-docx.ts'
import { kindOf } from './kind-of-file.ts'
import { readPdf } from './pdf/read-pdf.ts'
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

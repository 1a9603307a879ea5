/** The process that reads files, started by document-reader.ts. */
import { serveTasks } from '../processes/serve-tasks.ts'
import type { ResumeDocument } from './document.ts'
import { loadPdfReader } from './pdf/read-pdf.ts'
import { readDocument } from './read-document.ts'
import { Unreadable, type UnreadableReason, WrongType } from './unreadable.ts'

export interface ParserTask {
  bytes: Uint8Array
  allowed: readonly ResumeDocument['kind'][]
}

/** Plain data, never a parser's own message, which could quote the file. */
export type ParserAnswer = { document: ResumeDocument } | { unreadable: UnreadableReason } | { wrongType: true }

// Most files are PDFs; but a file that is already here goes first.
const preload = setTimeout(loadPdfReader, 200)

serveTasks<ParserTask, ParserAnswer>(async ({ bytes, allowed }) => {
  clearTimeout(preload)
  try {
    return { document: await readDocument(bytes, allowed) }
  } catch (error) {
    if (error instanceof WrongType) return { wrongType: true }
    return { unreadable: error instanceof Unreadable ? error.reason : 'damaged' }
  }
})

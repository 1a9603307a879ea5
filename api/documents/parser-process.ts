import type { LineEdit } from '../contract/resume-analysis.ts'
import { serveTasks } from '../processes/serve-tasks.ts'
import type { EditedDocx, ResumeDocument } from './document.ts'
import { editDocx } from './docx/edit-docx.ts'
import { loadPdfReader } from './pdf/read-pdf.ts'
import { readDocument } from './read-document.ts'
import { Unreadable, type UnreadableReason } from './unreadable.ts'

export type ParserTask = { bytes: Uint8Array } & (
  | { allowed: readonly ResumeDocument['kind'][] }
  | { edits: readonly LineEdit[]; now: Date }
)

/** Plain data, never a parser's own message, which could quote the file. */
export type ParserAnswer =
  | { document: ResumeDocument; edited?: never }
  | { edited: EditedDocx; document?: never }
  | { unreadable: UnreadableReason }

// Most files are PDFs; but a file that is already here goes first.
const preload = setTimeout(loadPdfReader, 200)

serveTasks<ParserTask, ParserAnswer>(async (task) => {
  clearTimeout(preload)
  const { bytes } = task
  try {
    if ('edits' in task) return { edited: editDocx(bytes, task.edits, task.now) }
    return { document: await readDocument(bytes, task.allowed) }
  } catch (error) {
    return { unreadable: error instanceof Unreadable ? error.reason : 'damaged' }
  }
})

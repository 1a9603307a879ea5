import { serveTasks } from '../processes/serve-tasks.ts'
import type { ParserAnswer, ParserTask } from './parser-messages.ts'
import { loadPdfReader } from './pdf/read-pdf.ts'
import { readDocument } from './read-document.ts'
import { Unreadable, WrongType } from './unreadable.ts'

const preloadAfterMs = 200

export function readFiles(entry: URL) {
  // Most files are PDFs, but one that has already arrived goes first.
  const preload = setTimeout(loadPdfReader, preloadAfterMs)
  serveTasks<ParserTask, ParserAnswer>(entry, (task) => {
    clearTimeout(preload)
    return answerTo(task)
  })
}

async function answerTo({ bytes, allowed }: ParserTask): Promise<ParserAnswer> {
  try {
    return { document: await readDocument(bytes, allowed) }
  } catch (error) {
    if (error instanceof WrongType) return { wrongType: true }
    return { unreadable: error instanceof Unreadable ? error.reason : 'damaged' }
  }
}

import type { ParserAnswer, ParserTask } from './parser-messages.ts'
import { startWatch } from './parser-watch.ts'
import { loadPdfReader } from './pdf/read-pdf.ts'
import { readDocument } from './read-document.ts'
import { Unreadable, WrongType } from './unreadable.ts'

/** After a stray failure inside pdf.js the file at hand gets this long to finish. */
const graceMs = 1000
const preloadAfterMs = 200

/** Answers one task after the other until the server goes away. @param entry the file that runs this, in either thread */
export function readFiles(entry: URL) {
  const watch = startWatch(entry, Number(process.argv[2]))
  let isTainted = false
  // Most files are PDFs; but a file that is already here goes first.
  const preload = setTimeout(loadPdfReader, preloadAfterMs)

  process.on('message', async (task: ParserTask) => {
    clearTimeout(preload)
    watch.setBusy(true)
    const answer = await answerTo(task)
    watch.setBusy(false)
    process.send?.(answer, undefined, undefined, () => {
      if (isTainted) process.exit(1)
    })
  })

  // About one damaged PDF in a hundred makes pdf.js reject a promise that nobody waits for. This process may still answer, but it is
  // not used again.
  process.on('unhandledRejection', () => {
    isTainted = true
    setTimeout(() => process.exit(1), graceMs).unref()
  })

  // The server went away: so does this.
  process.on('disconnect', () => process.exit(0))
}

async function answerTo({ id, bytes, allowed }: ParserTask): Promise<ParserAnswer> {
  try {
    return { id, document: await readDocument(bytes, allowed) }
  } catch (error) {
    if (error instanceof WrongType) return { id, wrongType: true }
    return { id, unreadable: error instanceof Unreadable ? error.reason : 'damaged' }
  }
}

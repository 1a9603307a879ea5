/** A server that reads one file, tells its parser's process id, and waits to be killed. */
import { createDocumentReader } from '../document-reader.ts'
import { fixture } from './fixture-files.ts'

const reader = createDocumentReader()
await reader.read(fixture('nurse.docx'), ['docx'])
process.send?.(reader.processIds())
setInterval(() => undefined, 1000)

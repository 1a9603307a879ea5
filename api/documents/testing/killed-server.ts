/** A server whose parser reads an endless file; prints the parser's pid and waits to be killed. */
import { createDocumentReader } from '../document-reader.ts'
import { laughingPdf } from './bombs.ts'
import { fixture } from './fixture-files.ts'

const reader = createDocumentReader()
await reader.read(fixture('nurse.docx'), ['docx'])
reader.read(laughingPdf(), ['pdf']).catch(() => undefined)
setTimeout(() => process.send?.(reader.processIds()), 500)
setInterval(() => undefined, 1000)

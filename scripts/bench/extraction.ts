import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createDocumentReader } from '../../api/documents/document-reader.ts'
import { type BenchPart, medianOf, table } from './part.ts'

const rounds = 7
const files = globSync('api/documents/fixtures/*.pdf').filter((file) => !/encrypted|scanned/.test(file))

async function msOf(work: () => unknown): Promise<number> {
  const startedAtMs = performance.now()
  await work()
  return performance.now() - startedAtMs
}

export const extractionBench: BenchPart = {
  name: 'extraction',
  says: `reading ${files.length} PDF resumes in our process without rights, against pdftotext, medians of ${rounds}`,
  async run() {
    if (spawnSync('pdftotext', ['-v']).error) return ['pdftotext is not installed here (poppler-utils): nothing to compare with.']
    const reader = createDocumentReader()
    const rows: string[][] = []
    try {
      for (const file of files) {
        const bytes = readFileSync(file)
        await reader.read(bytes, ['pdf'])
        const ours: number[] = []
        const theirs: number[] = []
        for (let round = 0; round < rounds; round++) {
          ours.push(await msOf(() => reader.read(bytes, ['pdf'])))
          theirs.push(await msOf(() => spawnSync('pdftotext', ['-layout', file, '-'])))
        }
        const [our, their] = [medianOf(ours), medianOf(theirs)]
        rows.push([file.split('/').at(-1)!, (our / their).toFixed(2), `${our.toFixed(0)} ms`, `${their.toFixed(0)} ms`])
      }
    } finally {
      await reader.close()
    }
    return table(['file', 'ratio', 'Greenroom', 'pdftotext'], rows)
  },
}

import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '../problem.ts'
import { createDocumentReader } from './document-reader.ts'
import * as bombs from './testing/bombs.ts'
import { unreadableReasons } from './unreadable.ts'

const reader = createDocumentReader()
afterAll(() => reader.close())

const pageBytes = 4096

function parserMemoryBytes() {
  return reader.processIds().reduce((sum, id) => {
    try {
      return sum + Number(readFileSync(`/proc/${id}/statm`, 'latin1').split(' ')[1]) * pageBytes
    } catch {
      return sum
    }
  }, 0)
}

const cases: [string, () => Buffer, (keyof typeof unreadableReasons)[]][] = [
  ['a DOCX of 1.5 MB that unpacks to 1.5 GB', bombs.docxBomb, ['too-much-inside']],
  ['a DOCX with elements inside elements without end', bombs.deepDocx, ['damaged']],
  ['a DOCX with a million elements', bombs.crowdedDocx, ['too-much-inside']],
  ['a DOCX of three thousand parts', bombs.manyPartsDocx, ['too-much-inside']],
  ['a PDF whose page unpacks to 600 MB', bombs.flateBombPdf, ['too-much-inside', 'took-too-long']],
  ['a PDF that declares a hundred thousand pages', bombs.manyPagesPdf, ['too-many-pages', 'empty']],
  ['a PDF whose page tree contains itself', bombs.recursivePagesPdf, ['empty', 'damaged']],
  ['a PDF whose drawings draw each other', bombs.laughingPdf, ['took-too-long', 'too-much-inside']],
  ['a PDF with brackets inside brackets without end', bombs.deepPdf, ['empty', 'damaged', 'too-much-inside']],
  ['a PDF with a picture of ten thousand megapixels', bombs.hugePicturePdf, ['scanned']],
]

test.each(cases)('%s is refused with a clear sentence, in bounded time and memory', async (_, make, reasons) => {
  const bytes = make()
  let peakBytes = 0
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, parserMemoryBytes())
  }, 10)
  const startedAt = performance.now()
  const error: unknown = await reader.read(bytes, ['pdf', 'docx', 'doc']).catch((failure: unknown) => failure)
  clearInterval(watch)
  if (!(error instanceof Problem)) throw new Error('it was read')
  expect(error.code).toBe('unreadable_file')
  expect(reasons.map((reason) => unreadableReasons[reason])).toContain(error.body().message)
  expect(performance.now() - startedAt).toBeLessThan(12_000)
  // The cap is 400 MB, plus what is allocated between two checks.
  expect(peakBytes).toBeLessThan(700 * 1024 * 1024)
})

test('a parser process that passes its memory cap is ended before its time is over', async () => {
  const small = createDocumentReader({ memoryLimitBytes: 180 * 1024 * 1024 })
  const error: unknown = await small.read(bombs.flateBombPdf(), ['pdf']).catch((failure: unknown) => failure)
  await small.close()
  expect(error).toBeInstanceOf(Problem)
  expect((error as Problem).body().message).toBe(unreadableReasons['too-much-inside'])
})

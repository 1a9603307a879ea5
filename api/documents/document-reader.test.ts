import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { PDFName, PDFString } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { resumeMaxBytes } from '../contract/limits.ts'
import { Problem } from '../problem.ts'
import type { ResumeDocument } from './document.ts'
import { createDocumentReader } from './document-reader.ts'
import { laughingPdf, zipOf, zipPart } from './testing/bombs.ts'
import { drawLines, drawnPdf, plainLines } from './testing/drawn-pdf.ts'
import { allFixtures, fixture } from './testing/fixture-files.ts'
import { unreadableReasons } from './unreadable.ts'

const resumes = ['pdf', 'docx', 'doc'] as const
const reader = createDocumentReader()
afterAll(() => reader.close())

async function problemOf(reading: Promise<ResumeDocument>): Promise<Problem> {
  const error = await reading.then(
    () => new Error('it was read'),
    (failure: unknown) => failure,
  )
  if (error instanceof Problem) return error
  throw error
}

const messageOf = async (reading: Promise<ResumeDocument>) => {
  const problem = await problemOf(reading)
  return `${problem.status} ${problem.body().message}`
}

test('every resume is read, and every unusable file is refused with a sentence that says what to do', async () => {
  const refused = new Map([
    ['encrypted.pdf', unreadableReasons.encrypted],
    ['scanned.pdf', unreadableReasons.scanned],
  ])
  for (const [name, bytes] of allFixtures()) {
    const sentence = refused.get(name)
    if (sentence) expect(await messageOf(reader.read(bytes, resumes))).toBe(`422 ${sentence}`)
    else expect((await reader.read(bytes, resumes)).kind).toBe(name.split('.')[1])
  }
})

test('a program, a picture or a spreadsheet under any name is refused as the wrong type', async () => {
  const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1'), Buffer.alloc(2000)])
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const spreadsheet = zipOf([zipPart('xl/workbook.xml', '<workbook/>')])
  for (const bytes of [program, picture, spreadsheet])
    expect(await messageOf(reader.read(bytes, resumes))).toBe('415 Please upload a PDF, DOC, or DOCX file')
})

test('text is taken only where the form takes text, and the form words its own refusal', async () => {
  const text = Buffer.from(plainLines.join('\n'))
  expect((await reader.read(text, ['pdf', 'txt'])).kind).toBe('txt')
  expect(await messageOf(reader.read(text, ['pdf', 'docx'], { wrongType: 'Please upload a PDF or DOCX file' }))).toBe(
    '415 Please upload a PDF or DOCX file',
  )
})

test('5 MB are taken, one byte more is too large', async () => {
  const pdf = fixture('nurse.pdf')
  const full = Buffer.concat([pdf, Buffer.alloc(resumeMaxBytes - pdf.length, '\n')])
  expect((await reader.read(full, resumes)).pages).toBe(1)
  expect(await messageOf(reader.read(Buffer.concat([full, Buffer.from('\n')]), resumes))).toBe(
    '413 File size exceeds 5MB limit. Please upload a smaller file.',
  )
})

test('an empty file is refused as empty', async () => {
  expect(await messageOf(reader.read(new Uint8Array(), resumes))).toBe(`422 ${unreadableReasons.empty}`)
})

test('a slow file does not hold up the others', async () => {
  // This file also eats memory; on a fast machine it would hit that cap first.
  const quick = createDocumentReader({ timeLimitMs: 6000, memoryLimitBytes: 2 * 1024 ** 3 })
  // Both processes must be up before the clock counts.
  await Promise.all([quick.read(fixture('nurse.docx'), resumes), quick.read(fixture('nurse.pdf'), resumes)])
  const ended: string[] = []
  const slow = messageOf(quick.read(laughingPdf(), resumes)).finally(() => ended.push('slow'))
  for (let round = 0; round < 3; round++) await quick.read(fixture('nurse.docx'), resumes).finally(() => ended.push('quick'))
  expect(ended).toEqual(['quick', 'quick', 'quick'])
  expect(await slow).toBe(`422 ${unreadableReasons['took-too-long']}`)
  expect((await quick.read(fixture('nurse.docx'), resumes)).kind).toBe('docx')
  await quick.close()
})

test('nobody waits for ever when both places are taken by slow files', async () => {
  const busy = createDocumentReader({ timeLimitMs: 3000, queueLimitMs: 500 })
  const slow = [busy.read(laughingPdf(), resumes), busy.read(laughingPdf(), resumes)].map(problemOf)
  expect(await messageOf(busy.read(fixture('nurse.docx'), resumes))).toContain('503 Many files are being read right now.')
  await Promise.all(slow)
  await busy.close()
})

test('a parser process that died is replaced', async () => {
  await reader.read(fixture('nurse.docx'), resumes)
  const [processId] = reader.processIds()
  process.kill(processId!, 'SIGKILL')
  await gone(processId!)
  expect((await reader.read(fixture('nurse.docx'), resumes)).kind).toBe('docx')
})

test('a parser process that dies with the file in hand refuses that file alone', async () => {
  const dying = createDocumentReader({ ...patience, parserUrl: new URL('./testing/dying-parser.ts', import.meta.url) })
  expect(await messageOf(dying.read(fixture('nurse.docx'), resumes))).toBe(`422 ${unreadableReasons.damaged}`)
  await dying.close()
})

/** A cold start on a busy machine may take longer than the usual limits. */
const patience = { timeLimitMs: 60_000, queueLimitMs: 60_000, totalLimitMs: 60_000 }

test('closing ends every parser process, and ends the wait of the others', async () => {
  const closing = createDocumentReader(patience)
  await Promise.all([closing.read(fixture('nurse.pdf'), resumes), closing.read(fixture('nurse.docx'), resumes)])
  const processIds = closing.processIds()
  expect(processIds).toHaveLength(2)
  const pending = problemOf(closing.read(laughingPdf(), resumes))
  await closing.close()
  expect((await pending).status).toBe(503)
  for (const processId of processIds) await gone(processId)
  expect((await problemOf(closing.read(fixture('nurse.pdf'), resumes))).status).toBe(503)
})

test('parser processes end by themselves when the server is killed', async () => {
  const server = fork(new URL('./testing/killed-server.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [processId] = await new Promise<number[]>((resolve) => server.once('message', (ids) => resolve(ids as number[])))
  server.kill('SIGKILL')
  await gone(processId!)
})

test('a parser process sees no setting of the server and may not write or start programs, nor may its thread', async () => {
  process.env.CANARY_KEY = 'very-secret'
  const probing = createDocumentReader({ ...patience, parserUrl: new URL('./testing/probing-parser.ts', import.meta.url) })
  const { text } = await probing.read(fixture('nurse.docx'), resumes)
  delete process.env.CANARY_KEY
  await probing.close()
  expect(JSON.parse(text)).toEqual({
    environment: [],
    write: 'ERR_ACCESS_DENIED',
    program: 'ERR_ACCESS_DENIED',
    threadWrites: 'ERR_ACCESS_DENIED',
  })
})

test('addresses in files are never called', async () => {
  let hits = 0
  const listener = createServer((_, response) => {
    hits++
    response.end()
  })
  await new Promise<void>((resolve) => listener.listen(4101, '127.0.0.1', resolve))
  const address = 'http://127.0.0.1:4101/canary'
  const pdf = await drawnPdf((page, font, made) => {
    drawLines(page, font, [...plainLines, address])
    const link = made.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 600, 700],
      A: { S: 'URI', URI: PDFString.of(address) },
    })
    page.node.set(PDFName.of('Annots'), made.context.obj([made.context.register(link)]))
    made.catalog.set(PDFName.of('OpenAction'), made.context.obj({ S: 'URI', URI: PDFString.of(address) }))
    const outside = made.context.obj({ FS: 'URL', F: PDFString.of(address) })
    page.node.set(PDFName.of('Contents'), made.context.register(made.context.stream('BT ET', { F: outside })))
  })
  const relation = (id: string, type: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${address}" TargetMode="External"/>`
  const word = zipOf([
    zipPart(
      'word/document.xml',
      `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${plainLines.join(' ')}</w:t></w:r></w:p></w:body></w:document>`,
    ),
    zipPart(
      'word/_rels/document.xml.rels',
      `<Relationships>${['hyperlink', 'image', 'attachedTemplate', 'header', 'styles'].map((type) => relation(type, type)).join('')}</Relationships>`,
    ),
  ])
  await reader.read(pdf, resumes).catch(() => undefined)
  await reader.read(word, resumes)
  expect(hits).toBe(0)
  await new Promise((resolve) => listener.close(resolve))
})

async function gone(processId: number) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      if (readFileSync(`/proc/${processId}/stat`, 'latin1').split(') ')[1]?.startsWith('Z')) return
    } catch {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`process ${processId} is still there`)
}

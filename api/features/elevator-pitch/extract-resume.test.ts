import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createDocumentReader } from '../../documents/document-reader.ts'
import { createRateLimits, limits } from '../../http/limits/rate-limits.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { plainPdf } from '../resume-analysis/testing/plain-pdf.ts'
import { setupPitches } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase()
const documents = createDocumentReader()
afterAll(() => documents.close())
const world = setupPitches({ createApp, database, documents })
const text =
  'Jane Doe\nRegistered Nurse at Mercy Hospital, 2019 - 2024\nLed night shifts of a ward with thirty beds and trained colleagues'
const pdf = plainPdf(text)
const largest = 5 * 1024 * 1024
/** A PDF may have trailing bytes. */
const padded = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)])
const fixture = (name: string) => new Uint8Array(readFileSync(`api/documents/fixtures/${name}`))
const failed = (reason: string) => `Failed to extract resume text: ${reason}`

test('the text of a resume costs nothing, whatever the file is called', async () => {
  const ann = await world.person(0)
  const response = await ann.extract(pdf)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await response.json()).text.split('\n')).toEqual(text.split('\n'))
  expect((await ann.extract(pdf, 'resume.docx')).status).toBe(200)
  const word = await (await ann.extract(fixture('nurse.docx'), 'resume.pdf')).json()
  expect(word.text.length).toBeGreaterThan(500)
})

test.each([
  ['a Word file of 2003', new Uint8Array(10), 'resume.doc', 415, 'Please upload a PDF or DOCX file'],
  ['a text', new TextEncoder().encode(text), 'resume.txt', 415, 'Please upload a PDF or DOCX file'],
  ['a text that is called PDF', new TextEncoder().encode(text), 'resume.pdf', 415, 'Please upload a PDF or DOCX file'],
  ['a Word file of 2003 that is called DOCX', fixture('nurse.doc'), 'resume.docx', 415, 'Please upload a PDF or DOCX file'],
  ['a file with a password', fixture('encrypted.pdf'), 'resume.pdf', 422, /protected with a password/],
  ['pictures of pages', fixture('scanned.pdf'), 'resume.pdf', 422, /pictures of pages/],
  ['an empty file without an ending', new Uint8Array(), 'resume', 415, 'Please upload a PDF or DOCX file'],
  ['a PDF cut in the middle', pdf.subarray(0, 60), 'resume.pdf', 422, /.+ upload the new file\./],
  ['a PDF without words', plainPdf(' '), 'resume.pdf', 422, /.+/],
  ['5 MB and a byte', padded(largest + 1), 'resume.pdf', 413, 'File size should be less than 5MB'],
  ['nothing', undefined, '', 400, 'Please choose a resume file, or continue without one.'],
])('%s is refused with a reason', async (_what, file, name, status, reason) => {
  const ann = await world.person(0)
  const response = await ann.extract(file, name)
  expect(response.status).toBe(status)
  const { message, error } = await response.json()
  expect(message).toEqual(typeof reason === 'string' ? failed(reason) : expect.stringMatching(reason))
  expect(message).toMatch(/^Failed to extract resume text: [A-Z]/)
  expect(error).toBe(message)
})

test('5 MB are taken', async () => {
  const ann = await world.person(0)
  expect((await ann.extract(padded(largest))).status).toBe(200)
})

test('sixty in ten minutes are taken, of recordings thirty; one more has to wait', async () => {
  const small = { read: async () => ({ text }) } as unknown as typeof documents
  const rateLimits = createRateLimits(null, { ...limits, ai: [], 'ai-ip': [] })
  const busy = setupPitches({ createApp, database, documents: small, rateLimits })
  const ann = await busy.person(1_000)
  for (let nth = 0; nth < 60; nth++) expect((await ann.extract(pdf)).status).toBe(200)
  const late = await ann.extract(pdf)
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
  for (let nth = 0; nth < 30; nth++) expect((await ann.analyze({ transcript: text })).status).toBe(200)
  expect((await ann.analyze({ transcript: text })).status).toBe(429)
  expect((await ann.save({})).status).toBe(429)
})

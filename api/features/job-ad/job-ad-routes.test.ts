import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createDocumentReader } from '../../documents/document-reader.ts'
import { createRateLimits, limits } from '../../http/limits/rate-limits.ts'
import { setupServer } from '../../testing/setup-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'
import { plainPdf } from '../resume-analysis/testing/plain-pdf.ts'

const { database } = await createTestDatabase()
const documents = createDocumentReader()
afterAll(() => documents.close())
const world = setupServer({ createApp, database, documents })

const ad = 'Registered Nurse, night shifts\nWe look for two years of acute care and a current license'
const pdf = plainPdf(ad)
const largest = 5 * 1024 * 1024
/** A PDF may have trailing bytes. */
const padded = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 0x20)])
const fixture = (name: string) => new Uint8Array(readFileSync(`api/documents/fixtures/${name}`))
const fileOf = (bytes: Uint8Array, name: string) => new File([Uint8Array.from(bytes)], name)

type Person = Awaited<ReturnType<typeof world.person>>
const read = (person: Person, file?: File) => person.request('POST', '/api/read-job-ad', { form: { file, other: 'x' } })

test('the text of an ad costs nothing and needs no credits, whatever kind of file it is', async () => {
  const ann = await world.person(0)
  const response = await read(ann, fileOf(pdf, 'ad.pdf'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await response.json()).text.split('\n')).toEqual(ad.split('\n'))
  expect((await (await read(ann, fileOf(new TextEncoder().encode(ad), 'ad'))).json()).text).toBe(ad)
  for (const name of ['nurse.docx', 'nurse.doc']) {
    const { text } = await (await read(ann, fileOf(fixture(name), name))).json()
    expect(text.length).toBeGreaterThan(500)
  }
  expect(await ann.credits()).toBe(0)
})

test.each([
  [
    'a picture',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
    415,
    /^Please choose a PDF, DOCX, DOC or TXT file of the ad/,
  ],
  ['a file with a password', fixture('encrypted.pdf'), 422, /protected with a password/],
  ['pictures of pages', fixture('scanned.pdf'), 422, /pictures of pages/],
  ['hardly any text', new TextEncoder().encode('Nurse    '), 422, /almost no text/],
  ['5 MB and a byte', padded(largest + 1), 413, /^This file is larger than 5MB/],
  ['no file', undefined, 400, /^Please choose a file of the ad/],
])('%s is refused with a sentence that says what to do', async (_what, bytes, status, sentence) => {
  const ann = await world.person(0)
  const response = await read(ann, bytes && fileOf(bytes, 'ad.pdf'))
  expect(response.status).toBe(status)
  expect((await response.json()).message).toMatch(sentence)
})

test('5 MB are taken', async () => {
  expect((await read(await world.person(0), fileOf(padded(largest), 'ad.pdf'))).status).toBe(200)
})

test('thirty ads in ten minutes are read; one more has to wait', async () => {
  const small = { read: async () => ({ text: ad }) } as unknown as typeof documents
  const busy = setupServer({ createApp, database, documents: small, rateLimits: createRateLimits(null, limits) })
  const ann = await busy.person(0)
  for (let nth = 0; nth < 30; nth++) expect((await read(ann, fileOf(pdf, 'ad.pdf'))).status).toBe(200)
  const late = await read(ann, fileOf(pdf, 'ad.pdf'))
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('neither the ad nor its file name is stored or logged', async () => {
  const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`
  const startedAt = Date.now()
  const ann = await world.person(0)
  await (await read(ann, fileOf(plainPdf(`${ad}\n${canary}`), `${canary}.pdf`))).text()
  await (await read(ann, fileOf(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8), `${canary}.pdf`))).text()
  expect(world.logged.join('\n')).not.toContain(canary)
  expect(await rowsWith(database, canary)).toEqual([])
  expect(await filesWith(canary, startedAt, world.folder)).toEqual([])
})

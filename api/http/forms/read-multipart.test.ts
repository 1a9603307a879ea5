import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../problem.ts'
import type { FormRules } from './form-collector.ts'
import { readMultipart } from './read-multipart.ts'

const rules: FormRules = {
  fields: { jobDescription: 20_000 },
  file: {
    name: 'resume',
    maxBytes: 5 * 1024 * 1024,
    tooLarge: 'File size exceeds 5MB limit. Please upload a smaller file.',
    check: ({ name }) => {
      if (name.endsWith('.exe')) throw new Problem('wrong_type')
    },
  },
}

const boundary = '----greenroom'
const contentType = `multipart/form-data; boundary=${boundary}`

function post(body: BodyInit, type: string | null = contentType) {
  const request = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  if (type === null) request.headers.delete('content-type')
  else request.headers.set('content-type', type)
  return request
}

function form(file: Blob | null, name = 'resume.pdf', text = 'A job') {
  const data = new FormData()
  data.set('jobDescription', text)
  if (file) data.set('resume', file, name)
  return new Request('http://localhost/', { method: 'POST', body: data })
}

const part = (head: string, body: string) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`
const field = (name: string, body: string) => part(`Content-Disposition: form-data; name="${name}"`, body)
const end = `--${boundary}--\r\n`

async function problemOf(work: Promise<unknown>): Promise<Problem> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${error}`)
  return error
}

describe('what a form brings', () => {
  test('text and file arrive as they were sent', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000))
    const read = await readMultipart(
      form(new Blob([bytes], { type: 'application/pdf' }), 'Résumé.pdf', 'Pflegekraft – 50 % 🙂'),
      rules,
    )
    expect(read.fields.jobDescription).toBe('Pflegekraft – 50 % 🙂')
    expect(read.files.resume?.name).toBe('Résumé.pdf')
    expect(read.files.resume?.declaredType).toBe('application/pdf')
    expect(Buffer.compare(read.files.resume!.bytes, bytes)).toBe(0)
  })

  test('a text with as many line ends as it may have characters is taken as it was typed', async () => {
    const data = new FormData()
    const most = rules.fields.jobDescription!
    data.set('jobDescription', '\n'.repeat(most))
    const read = await readMultipart(new Request('http://localhost/', { method: 'POST', body: data }), rules)
    expect(read.fields.jobDescription).toBe('\n'.repeat(most))
    expect(read.tooLong.has('jobDescription')).toBe(false)
  })

  test('a file input left empty counts as no file', async () => {
    const empty = part('Content-Disposition: form-data; name="resume"; filename=""\r\nContent-Type: application/octet-stream', '')
    expect((await readMultipart(post(empty + end), rules)).files.resume).toBeUndefined()
  })

  test('fields and files nobody asked for are read over, even when they bear a name of JavaScript itself', async () => {
    const data = new FormData()
    data.set('constructor', 'x')
    data.set('__proto__', 'x')
    data.set('interviewMode', 'true')
    data.set('other', new Blob(['x'.repeat(1_000_000)]), 'other.bin')
    data.set('jobDescription', 'A job')
    const read = await readMultipart(new Request('http://localhost/', { method: 'POST', body: data }), rules)
    expect(read.fields).toEqual({ jobDescription: 'A job' })
    expect(read.files).toEqual({})
  })

  test('a folder in the file name is dropped', async () => {
    const sent = part('Content-Disposition: form-data; name="resume"; filename="../../etc/cv.pdf"', 'x')
    expect((await readMultipart(post(sent + end), rules)).files.resume?.name).toBe('cv.pdf')
  })
})

describe('limits', () => {
  test('5,242,880 bytes are taken, one more is too large', async () => {
    const limit = 5 * 1024 * 1024
    expect((await readMultipart(form(new Blob([new Uint8Array(limit)])), rules)).files.resume?.bytes.length).toBe(limit)
    const problem = await problemOf(readMultipart(form(new Blob([new Uint8Array(limit + 1)])), rules))
    expect(problem.code).toBe('too_large')
    expect(problem.body().message).toBe('File size exceeds 5MB limit. Please upload a smaller file.')
  })

  test('a file this form does not take is refused by name before its size matters', async () => {
    const problem = await problemOf(readMultipart(form(new Blob([new Uint8Array(6_000_000)]), 'setup.exe'), rules))
    expect(problem.code).toBe('wrong_type')
  })

  test('20,000 characters are kept, the field with one more is named as too long', async () => {
    const full = await readMultipart(form(null, '', 'ä'.repeat(20_000)), rules)
    expect(full.fields.jobDescription).toHaveLength(20_000)
    expect(full.tooLong.size).toBe(0)
    const over = await readMultipart(form(null, '', 'ä'.repeat(20_001)), rules)
    expect(over.fields.jobDescription).toHaveLength(20_000)
    expect(over.tooLong.has('jobDescription')).toBe(true)
  })

  test('the rest of a far too large file is read over without being kept', async () => {
    const piece = new Uint8Array(256 * 1024)
    let pieces = 0
    const head = new TextEncoder().encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`,
    )
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(pieces === 0 ? head : piece)
        if (++pieces === 160) controller.close()
      },
    })
    const before = process.memoryUsage().arrayBuffers
    expect((await problemOf(readMultipart(post(body), rules))).code).toBe('too_large')
    expect(pieces).toBe(160)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024)
  })

  test('an upload without an end is given up', async () => {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024
        controller.enqueue(
          sent === 1024 * 1024
            ? new TextEncoder().encode(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`)
            : new Uint8Array(1024 * 1024),
        )
      },
    })
    expect((await problemOf(readMultipart(post(body), rules))).code).toBe('too_large')
    expect(sent).toBeLessThan(80 * 1024 * 1024)
  })
})

describe('a form has an end', () => {
  const file = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.bin"\r\n\r\n`
  test.each<[string, string, (nth: number) => string]>([
    ['whose preamble never ends', '', () => 'x'],
    ['with a file nobody asked for that never ends', file('other'), () => 'x'],
    ['with a field nobody asked for that never ends', field('other', '').slice(0, -2), () => 'x'],
    ['whose epilogue never ends', field('jobDescription', 'A job') + end, () => 'x'],
    ['with a part head that never ends', `--${boundary}\r\n`, () => 'X-Header: x\r\n'],
    ['of ever more parts', '', (nth) => field(`f${nth}`, 'x')],
    ['that repeats files nobody asked for', '', (nth) => `${file(`f${nth}`)}x\r\n`],
  ])('one %s is refused', async (_how, head, piece) => {
    const mebibyte = 1024 * 1024
    let sentMebibytes = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sentMebibytes === 0 ? Buffer.from(head || 'x') : Buffer.alloc(mebibyte, piece(sentMebibytes)))
        if (++sentMebibytes === 300) controller.close()
      },
    })
    const { code } = await problemOf(readMultipart(post(body), rules))
    expect(['too_large', 'bad_request']).toContain(code)
    // The form, and what is discarded so that a browser reads the response.
    expect(sentMebibytes).toBeLessThan(5 + 2 + 64 + 5)
  })

  test('ten takes of a recording count together', async () => {
    const takes: FormRules = {
      fields: {},
      file: { name: 'audio', maxBytes: 1_000_000, tooLarge: 'Please record less.', atMost: 10 },
    }
    const data = new FormData()
    for (let take = 0; take < 10; take++) data.append('audio', new Blob([new Uint8Array(900_000)]), 'take.webm')
    const request = new Request('http://localhost/', { method: 'POST', body: data })
    const problem = await problemOf(readMultipart(request, takes))
    expect([problem.code, problem.body().message]).toEqual(['too_large', 'Please record less.'])
  })
})

describe('what is not a form', () => {
  const damaged: [string, Request][] = [
    ['no body', new Request('http://localhost/', { method: 'POST', headers: { 'content-type': contentType } })],
    ['JSON', post('{}', 'application/json')],
    ['no content type', post('x', null)],
    ['no boundary', post(field('jobDescription', 'A') + end, 'multipart/form-data')],
    ['an empty boundary', post(field('jobDescription', 'A') + end, 'multipart/form-data; boundary=')],
    ['a boundary of 5,000 characters', post('x', `multipart/form-data; boundary=${'b'.repeat(5000)}`)],
    ['a body without any part', post('hello')],
    ['an empty body', post('')],
    ['a field cut in the middle', post(`--${boundary}\r\nContent-Disposition: form-data; name="jobDescription"\r\n\r\nA jo`)],
    [
      'a file cut in the middle',
      post(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF`),
    ],
    ['a head cut in the middle', post(`--${boundary}\r\nContent-Dispo`)],
    ['the same field twice', post(field('jobDescription', 'A') + field('jobDescription', 'B') + end)],
    ['60 parts', post(Array.from({ length: 60 }, (_, n) => field(`f${n}`, 'x')).join('') + end)],
  ]
  test.each(damaged)('%s is a bad request with a sentence', async (_what, request) => {
    const problem = await problemOf(readMultipart(request, rules))
    expect(problem.code).toBe('bad_request')
    expect(problem.body().message).toMatch(/Please/)
  })

  test('100 kB of part headers do not count as anything', async () => {
    const heads = Array.from({ length: 2000 }, (_, n) => `X-Header-${n}: ${'y'.repeat(40)}`).join('\r\n')
    const sent = part(`${heads}\r\nContent-Disposition: form-data; name="jobDescription"`, 'A')
    expect((await readMultipart(post(sent + end), rules)).fields).toEqual({})
  })

  test('an upload that breaks off is a bad request', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`--${boundary}\r\n`))
        controller.error(new Error('socket hang up'))
      },
    })
    expect((await problemOf(readMultipart(post(body), rules))).body().message).toMatch(/interrupted/)
  })

  test('300 damaged bodies all end in a form or a bad request', async () => {
    const whole = Buffer.from(
      field('jobDescription', 'A job') +
        part('Content-Disposition: form-data; name="resume"; filename="a.pdf"', '%PDF-1.7 x') +
        end,
    )
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let run = 0; run < 300; run++) {
      const bytes = Buffer.from(whole)
      for (let flip = 0; flip <= run % 4; flip++) bytes[random(bytes.length)] = random(256)
      const cut = run % 3 === 0 ? bytes.subarray(0, random(bytes.length)) : bytes
      const outcome = await readMultipart(post(cut), rules).catch((error: unknown) => error)
      if (outcome instanceof Error) expect((outcome as Problem).code).toBe('bad_request')
    }
  })
})

test('over a real connection the answer to a 12 MB file arrives and the connection stays open', async () => {
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    createServer,
    fetch: async (request) => {
      const problem = await problemOf(readMultipart(request, rules))
      return Response.json(problem.body(), { status: problem.status })
    },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const sending = httpRequest(
      { port, host: '127.0.0.1', method: 'POST', headers: { 'content-type': contentType } },
      (response) => {
        response.resume()
        resolve({ status: response.statusCode!, connection: response.headers.connection })
      },
    )
    sending.on('error', reject)
    sending.write(`--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n`)
    for (let piece = 0; piece < 12; piece++) sending.write(Buffer.alloc(1024 * 1024))
    sending.end(`\r\n${end}`)
  })
  server.close()
  expect(answer).toEqual({ status: 413, connection: 'keep-alive' })
})

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '../../problem.ts'
import type { FormRules } from './form-collector.ts'
import { receiveForm } from './receive-form.ts'
import { openTemporaryFiles, sweepTemporaryFiles } from './temporary-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'receive-form-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const temporary = openTemporaryFiles(folder)
const rules: FormRules = {
  fields: { transcript: 5_000 },
  file: {
    name: 'video',
    maxBytes: 1_000_000,
    tooLarge: 'File size should be less than 100MB',
    check: ({ declaredType }) => {
      if (!declaredType.startsWith('video/')) throw new Problem('wrong_type')
    },
  },
}

function post(bytes: number, type = 'video/mp4') {
  const data = new FormData()
  const content = crypto.getRandomValues(new Uint8Array(Math.min(bytes, 60_000)))
  const parts = Array.from({ length: Math.ceil(bytes / 60_000) }, () => content)
  data.set('transcript', 'I build bridges.')
  data.set('video', new Blob([new Blob(parts).slice(0, bytes)], { type }), 'pitch.mp4')
  return { request: new Request('http://localhost/', { method: 'POST', body: data }), sent: new Blob(parts).slice(0, bytes) }
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('a video is kept in a file until the request is answered, byte by byte as it was sent', async () => {
  const { request, sent } = post(700_001)
  const form = await receiveForm(request, rules, temporary)
  const { video } = form.files
  expect(form.fields.transcript).toBe('I build bridges.')
  expect(video).toMatchObject({ name: 'pitch.mp4', declaredType: 'video/mp4', sizeBytes: 700_001 })
  expect(sha256(readFileSync(video!.path))).toBe(sha256(await sent.bytes()))
  await temporary.release()
  expect(readdirSync(folder)).toEqual([])
})

test('a video of exactly the limit is taken, one byte more is refused and leaves nothing', async () => {
  const form = await receiveForm(post(1_000_000).request, rules, temporary)
  expect(form.files.video?.sizeBytes).toBe(1_000_000)
  await temporary.release()
  const refused = receiveForm(post(1_000_001).request, rules, temporary)
  await expect(refused).rejects.toMatchObject({ code: 'too_large', message: expect.anything() })
  expect(readdirSync(folder)).toEqual([])
})

test('a wrong type is refused before a byte is written', async () => {
  await expect(receiveForm(post(10_000, 'text/plain').request, rules, temporary)).rejects.toMatchObject({ code: 'wrong_type' })
  expect(readdirSync(folder)).toEqual([])
})

test('an upload cut off in the middle leaves nothing', async () => {
  const whole = await post(400_000).request.bytes()
  const type = post(1).request.headers.get('content-type')!
  const boundary = new TextDecoder('latin1').decode(whole.slice(2, 2 + whole.indexOf(13) - 2))
  const headers = { 'content-type': type.replace(/boundary=.*/, `boundary=${boundary}`) }
  const request = new Request('http://localhost/', { method: 'POST', body: whole.slice(0, 200_000), headers })
  await expect(receiveForm(request, rules, temporary)).rejects.toMatchObject({ code: 'bad_request' })
  expect(readdirSync(folder)).toEqual([])
})

test('a connection that breaks in the middle leaves nothing', async () => {
  const whole = await post(400_000).request.bytes()
  const boundary = new TextDecoder('latin1').decode(whole.slice(2, whole.indexOf(13)))
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(whole.slice(0, 200_000)),
    pull: (controller) => controller.error(new Error('socket hang up')),
  })
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  await expect(receiveForm(request, rules, temporary)).rejects.toMatchObject({ code: 'bad_request' })
  expect(readdirSync(folder)).toEqual([])
})

test('what a crashed server left is swept, what a living one uses is not', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const name = (pid: number, host = hostname()) => `form-${host}-${pid}-${crypto.randomUUID()}`
  const used = await temporary.create()
  const files = [name(dead), name(process.pid), name(process.ppid), name(1, 'another-machine'), 'not-ours']
  for (const file of files) writeFileSync(join(folder, file), 'x')
  writeFileSync(used, 'x')
  expect(await sweepTemporaryFiles(folder)).toBe(2)
  expect(readdirSync(folder).sort()).toEqual([used.slice(folder.length + 1), files[2], files[3], files[4]].sort())
  await temporary.release()
})

import { expect, test } from 'vitest'
import { listen } from './http/listen.ts'
import { whyStopped } from './why-stopped.ts'

test('a taken port is reported in one sentence, without a trace of the code', async () => {
  const nothing = () => new Response()
  const first = await listen(nothing, '127.0.0.1', 0)
  const error = await listen(nothing, '127.0.0.1', first.port).catch((error: unknown) => error)
  expect(whyStopped(error)).toBe(`Port ${first.port} is in use. Stop what runs there, or choose another: PORT=3001 npm start`)
  await first.close()
})

test('something unforeseen shows where it came from', () => {
  expect(whyStopped(new TypeError('x is not a function'))).toContain('why-stopped.test.ts')
  expect(whyStopped(Object.assign(new Error('denied'), { code: 'EACCES' }))).toContain('EACCES')
})

import OpenAI from 'openai'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { defaultScript } from './default-script.ts'
import { answer, fail } from './openai-script.ts'
import { startOpenAIServer } from './openai-server.ts'

const server = await startOpenAIServer()
const client = new OpenAI({ apiKey: 'test', baseURL: server.url, maxRetries: 0, timeout: 2_000, logLevel: 'off' })
afterAll(() => server.close())
beforeEach(() => server.setScript(defaultScript))

const schema = {
  type: 'object',
  properties: { unsupported: { type: 'array', items: { type: 'string' } } },
  required: ['unsupported'],
  additionalProperties: false,
}
const asked = {
  model: 'test-model',
  messages: [{ role: 'user' as const, content: '<claims>\nC1: Helped 12 residents a day with meals\n</claims>' }],
  response_format: { type: 'json_schema' as const, json_schema: { name: 'second_look', strict: true, schema } },
}

async function streamed() {
  let text = ''
  for await (const chunk of await client.chat.completions.create({ ...asked, stream: true }))
    text += chunk.choices[0]?.delta.content ?? ''
  return text
}

test('the official client reads a whole answer and a streamed one, of the shape that was asked for', async () => {
  const whole = await client.chat.completions.create(asked)
  expect(JSON.parse(whole.choices[0]!.message.content!)).toEqual({ unsupported: [] })
  expect(JSON.parse(await streamed())).toEqual(JSON.parse(whole.choices[0]!.message.content!))
  expect(server.requests.at(-1)).toMatchObject({
    schemaName: 'second_look',
    structured: true,
    streamed: true,
    authorization: 'Bearer test',
  })
})

test('the models list answers', async () => {
  expect((await client.models.list()).data.map(({ id }) => id)).toEqual(['test-model'])
})

test('an answer comes at the pace that was asked for', async () => {
  server.setScript(() => answer('x'.repeat(400), { firstTokenMs: 100, tokensPerSecond: 500 }))
  const startedAtMs = performance.now()
  await streamed()
  expect(performance.now() - startedAtMs).toBeGreaterThan(280)
  expect(performance.now() - startedAtMs).toBeLessThan(3_000)
})

test('it fails, cuts and stalls on demand', async () => {
  server.setScript(() => fail(429, undefined, 3))
  await expect(streamed()).rejects.toMatchObject({ status: 429 })
  server.setScript(() => ({ kind: 'cut', content: 'x'.repeat(400), afterTokens: 10 }))
  await expect(streamed()).rejects.toThrow()
  server.setScript(() => ({ kind: 'stall' }))
  const signal = AbortSignal.timeout(100)
  await expect(client.chat.completions.create({ ...asked, stream: true }, { signal })).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.requests.at(-1)?.aborted).toBe(true)
})

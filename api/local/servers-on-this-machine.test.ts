import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startOpenAIServer } from '../coach/testing/openai-server.ts'
import { modelOnThisMachine, speechOnThisMachine, usualModelServers, usualSpeechServers } from './servers-on-this-machine.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serves(answer: (response: ServerResponse, path: string) => void): Promise<number> {
  const server = createServer((request, response) => answer(response, request.url ?? ''))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const listing = (...ids: string[]) =>
  serves((response, path) => {
    if (path === '/v1/models') response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }))
    else response.writeHead(404).end()
  })

const offered = (port: number, name = 'Ollama') => modelOnThisMachine(3_000, [{ name, port }])

test('a model that is there is named with the setting that connects it', async () => {
  const port = await listing('llama3.1:8b', 'qwen3:4b')
  expect(await offered(port)).toBe(
    `Ollama is running here with llama3.1:8b. To let it write: OPENAI_BASE_URL=http://127.0.0.1:${port}/v1 OPENAI_MODEL=llama3.1:8b npm start`,
  )
})

test('the setting it names reaches a server that speaks the protocol', async () => {
  const server = await startOpenAIServer()
  expect(await offered(Number(new URL(server.url).port))).toContain(`OPENAI_BASE_URL=${server.url} OPENAI_MODEL=test-model `)
  await server.close()
})

test('of several programs one is named, in the order of the list', async () => {
  const [first, second] = [await listing('one'), await listing('two')]
  const places = [
    { name: 'Ollama', port: first },
    { name: 'LM Studio', port: second },
  ]
  expect(await modelOnThisMachine(3_000, places)).toMatch(/^Ollama is running here with one\./)
  expect(await modelOnThisMachine(first, places)).toMatch(/^LM Studio is running here with two\./)
})

test('a model for embeddings cannot write', async () => {
  expect(await offered(await listing('nomic-embed-text:latest', 'gemma3:4b'))).toContain('OPENAI_MODEL=gemma3:4b ')
  expect(await offered(await listing('nomic-embed-text:latest'))).toBeNull()
})

test('the name of a file can be copied into a shell', async () => {
  expect(await offered(await listing("/home/ann/my models/it's.gguf"))).toContain(
    `OPENAI_MODEL='/home/ann/my models/it'\\''s.gguf' npm start`,
  )
})

test.each([
  ['nothing installed', (response: ServerResponse) => response.end('{"object":"list","data":[]}')],
  ['a web page', (response: ServerResponse) => response.end('<!doctype html><title>Hello</title>')],
  ['another API', (response: ServerResponse) => response.end('{"models":["a"],"data":[{"id":"a"}]}')],
  ['an error', (response: ServerResponse) => response.writeHead(500).end('{"error":"no"}')],
  ['a way elsewhere', (response: ServerResponse) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  [
    'letters that drive a terminal',
    (response: ServerResponse) => response.end('{"object":"list","data":[{"id":"\\u001b[2Jx","object":"model"}]}'),
  ],
])('a port with %s is passed over', async (_what, answer) => {
  expect(await offered(await serves(answer))).toBeNull()
})

test('a program that never answers does not hold up the start, and nobody at the port is no error', async () => {
  const startedAtMs = performance.now()
  expect(await offered(await serves(() => {}))).toBeNull()
  expect(performance.now() - startedAtMs).toBeLessThan(2_000)
  expect(await offered(9)).toBeNull()
})

test('the usual ports are those of the programs’ own manuals', () => {
  expect(usualModelServers.map(({ port }) => port)).toEqual([11_434, 1_234, 8_080])
  expect(usualSpeechServers.map(({ port }) => port)).toEqual([8_000, 8_080])
})

const listening = (ids: readonly string[], path = '/v1/audio/transcriptions') =>
  serves((response, asked) => {
    if (asked === path) response.writeHead(422).end('{"detail":[{"loc":["body","file"],"msg":"Field required"}]}')
    else if (asked === '/v1/models')
      response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) }))
    else response.writeHead(404).end()
  })

const heard = (port: number) => speechOnThisMachine(3_000, [{ name: 'speaches', port }])

test('a speech server that is there is named with the setting that connects it', async () => {
  const port = await listening(['kokoro', 'Systran/faster-whisper-small.en'])
  expect(await heard(port)).toBe(
    `speaches is running here. To let it listen: TRANSCRIPTION_BASE_URL=http://127.0.0.1:${port}/v1 TRANSCRIPTION_MODEL=Systran/faster-whisper-small.en npm start`,
  )
  const unnamed = await listening([])
  expect(await heard(unnamed)).toContain(`TRANSCRIPTION_BASE_URL=http://127.0.0.1:${unnamed}/v1 npm start`)
})

test('whisper.cpp at its own address is named with the option that it needs', async () => {
  expect(await heard(await listening([], '/inference'))).toContain('start it with --inference-path /v1/audio/transcriptions')
})

test('a model server that cannot listen, a model that only listens, and a page are not offered', async () => {
  expect(await heard(await listing('llama3.1:8b'))).toBeNull()
  expect(await offered(await listing('whisper-1'))).toBeNull()
  expect(await heard(await serves((response) => response.end('<!doctype html><title>file</title>')))).toBeNull()
})

test('the setting for speech reaches a server that speaks the protocol', async () => {
  const server = await startOpenAIServer()
  expect(await heard(Number(new URL(server.url).port))).toContain(`TRANSCRIPTION_BASE_URL=${server.url}`)
  await server.close()
})

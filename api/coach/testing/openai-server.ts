import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultScript } from './default-script.ts'
import type { Behaviour, Pace, Script, SeenRequest, SeenSchema } from './openai-script.ts'
import {
  defaultTranscription,
  openRecording,
  type ReceivedRecording,
  type TranscriptionScript,
  transcriptionBody,
} from './transcription-script.ts'

export interface OpenAITestServer {
  url: string
  requests: SeenRequest[]
  setScript(script: Script): void
  recordings: ReceivedRecording[]
  setTranscription(script: TranscriptionScript): void
  close(): Promise<void>
}

/** A local server for chat completions, streamed and not, and transcriptions, that misbehaves on demand. */
export async function startOpenAIServer(
  options: { script?: Script; transcription?: TranscriptionScript; port?: number } & Partial<Pace> = {},
): Promise<OpenAITestServer> {
  const pace: Pace = {
    firstTokenMs: options.firstTokenMs ?? 0,
    tokensPerSecond: options.tokensPerSecond ?? Number.POSITIVE_INFINITY,
  }
  let script = options.script ?? defaultScript
  let transcription = options.transcription ?? defaultTranscription
  const requests: SeenRequest[] = []
  const recordings: ReceivedRecording[] = []
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.endsWith('/models'))
      return sendJson(outgoing, 200, { object: 'list', data: [{ id: 'test-model', object: 'model' }] })
    if (incoming.url?.endsWith('/audio/transcriptions'))
      return transcribe(incoming, outgoing, recordings, (recording) => transcription(recording, recordings.length))
    if (!incoming.url?.endsWith('/chat/completions')) return sendJson(outgoing, 404, { error: { message: 'no such path' } })
    const request = await readRequest(incoming)
    requests.push(request)
    outgoing.on('close', () => {
      request.aborted = !outgoing.writableFinished
    })
    await behave(outgoing, request, script(request, requests.length), pace)
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    setScript: (next) => {
      script = next
    },
    recordings,
    setTranscription: (next) => {
      transcription = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readRequest(incoming: IncomingMessage): Promise<SeenRequest> {
  let text = ''
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk
  const body = JSON.parse(text) as Record<string, unknown>
  const prompt = (body.messages as { content: string }[]).map(({ content }) => content).join('\n')
  const format = body.response_format as { type?: string; json_schema?: { name: string; schema: SeenSchema } } | undefined
  const plain = /^JSON schema "(\w+)":\n(\{.*\})$/m.exec(prompt)
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization ?? null,
    body,
    prompt,
    schemaName: format?.json_schema?.name ?? plain?.[1] ?? null,
    schema: format?.json_schema?.schema ?? (plain?.[2] ? (JSON.parse(plain[2]) as SeenSchema) : null),
    structured: format?.type === 'json_schema',
    streamed: body.stream === true,
    aborted: false,
  }
}

async function transcribe(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  recordings: ReceivedRecording[],
  behaviourFor: (recording: ReceivedRecording) => ReturnType<TranscriptionScript>,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const { 'content-type': contentType = '', authorization = null } = incoming.headers
  const recording = await openRecording(Buffer.concat(chunks), contentType, authorization).catch(() => null)
  if (!recording) return sendJson(outgoing, 400, { error: { message: 'The audio file could not be decoded', type: 'test' } })
  recordings.push(recording)
  const behaviour = behaviourFor(recording)
  if (behaviour.kind === 'stall') return
  if (behaviour.kind === 'raw') return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end(behaviour.text)
  if (behaviour.kind === 'cut')
    return void outgoing.writeHead(200, { 'content-length': 100 }).write('{"text"', () => outgoing.destroy())
  if (behaviour.kind === 'body') return sendJson(outgoing, 200, behaviour.body)
  if (behaviour.kind === 'fail')
    return sendJson(outgoing, behaviour.status, {
      error: { message: behaviour.message ?? 'test', param: behaviour.param ?? null, type: 'test' },
    })
  await wait(behaviour.afterMs ?? 0)
  sendJson(outgoing, 200, transcriptionBody(recording, behaviour))
}

async function behave(outgoing: ServerResponse, request: SeenRequest, behaviour: Behaviour, pace: Pace): Promise<void> {
  if (behaviour.kind === 'stall') return
  if (behaviour.kind === 'fail') {
    if (behaviour.retryAfterSeconds !== undefined) outgoing.setHeader('retry-after', String(behaviour.retryAfterSeconds))
    return sendJson(outgoing, behaviour.status, {
      error: { message: behaviour.message, param: behaviour.param ?? null, type: 'test' },
    })
  }
  const tokens = behaviour.content.match(/[\s\S]{1,4}/g) ?? []
  const sent = behaviour.kind !== 'answer' ? tokens.slice(0, behaviour.afterTokens) : tokens
  const ownPace = behaviour.kind === 'answer' ? { ...pace, ...behaviour.pace } : pace
  if (!request.streamed) {
    await wait(ownPace.firstTokenMs + (1000 * sent.length) / ownPace.tokensPerSecond)
    if (behaviour.kind === 'cut') return void outgoing.destroy()
    const message = { role: 'assistant', content: behaviour.content, refusal: null }
    return sendJson(outgoing, 200, {
      ...frame('chat.completion', request),
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    })
  }
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
  await stream(outgoing, request, sent, ownPace)
  if (behaviour.kind === 'hush') return
  if (behaviour.kind === 'cut') return void outgoing.destroy()
  outgoing.write(event(request, {}, behaviour.finishReason ?? 'stop'))
  if (request.body.stream_options) outgoing.write(usageEvent(request, tokens.length))
  outgoing.end('data: [DONE]\n\n')
}

/** Sends tokens when due by the clock, so that a late timer does not slow the whole answer down. */
async function stream(outgoing: ServerResponse, request: SeenRequest, tokens: string[], { firstTokenMs, tokensPerSecond }: Pace) {
  await wait(firstTokenMs)
  const startedAtMs = performance.now()
  for (let sent = 0; sent < tokens.length && !outgoing.destroyed; ) {
    const elapsed = (performance.now() - startedAtMs) / 1000
    const due = tokensPerSecond === Number.POSITIVE_INFINITY ? tokens.length : Math.floor(elapsed * tokensPerSecond) + 1
    for (; sent < Math.min(due, tokens.length); sent++) outgoing.write(event(request, { content: tokens[sent] }, null))
    if (sent < tokens.length) await wait(1000 / tokensPerSecond)
  }
}

function event(request: SeenRequest, delta: object, finishReason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  return `data: ${JSON.stringify({ ...frame('chat.completion.chunk', request), choices })}\n\n`
}

/** Usage as a last event without choices, like real providers. */
function usageEvent(request: SeenRequest, completionTokens: number): string {
  const usage = { prompt_tokens: Math.ceil(request.prompt.length / 4), completion_tokens: completionTokens, total_tokens: 0 }
  return `data: ${JSON.stringify({ ...frame('chat.completion.chunk', request), choices: [], usage })}\n\n`
}

const frame = (object: string, request: SeenRequest) => ({ id: 'chatcmpl-test', object, created: 0, model: request.body.model })

function sendJson(outgoing: ServerResponse, status: number, body: unknown): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

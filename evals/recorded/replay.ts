import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A request to a model and what the model answered. */
interface Exchange {
  task: string
  hash: string
  messages: unknown
  answer: string
}

interface ChatRequest {
  messages: { role: string; content: string }[]
  response_format?: { json_schema?: { name: string } }
  max_tokens?: number
}

/** One call, as it went. Tokens are four characters each. */
export interface ReplayedCall {
  task: string
  inputTokens: number
  outputTokens: number
}

export interface Replay {
  /** What the SDK takes as its base URL. */
  url: string
  calls: ReplayedCall[]
  /** Tasks whose request has no recorded answer. */
  notRecorded: string[]
  close(): Promise<void>
}

export interface ReplayOptions {
  /** The recorded answers, one JSON object a line. */
  file: URL
  /** Further recordings to answer from. */
  others?: readonly URL[] | undefined
  /** Asked for what is not recorded; its answers are added to the file. */
  upstream?: { url: string; apiKey: string } | undefined
  /** The pace of a hosted model; at once unless given. */
  pace?: { firstTokenMs: number; tokensPerSecond: number } | undefined
}

/** What a request is found by: its messages and the schema of its answer. */
const hashOf = ({ messages, response_format }: ChatRequest) =>
  createHash('sha256')
    .update(JSON.stringify([messages, response_format?.json_schema]))
    .digest('hex')
    .slice(0, 16)

function exchangesIn(file: URL): Exchange[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Exchange)
}

/** A server on 127.0.0.1 that answers as the model once did. What was never answered gets 503. */
export async function startReplay({ file, others = [], upstream, pace }: ReplayOptions): Promise<Replay> {
  const answers = new Map([file, ...others].flatMap(exchangesIn).map(({ hash, answer }) => [hash, answer]))
  const calls: ReplayedCall[] = []
  const notRecorded: string[] = []

  async function answerTo(request: ChatRequest, raw: string): Promise<string | undefined> {
    const hash = hashOf(request)
    const known = answers.get(hash)
    if (known !== undefined || !upstream) return known
    const answer = await askUpstream(upstream, raw)
    if (answer === undefined) return undefined
    answers.set(hash, answer)
    const exchange: Exchange = { task: taskOf(request), hash, messages: request.messages, answer }
    appendFileSync(file, `${JSON.stringify(exchange)}\n`)
    return answer
  }

  const server = createServer(async (incoming, outgoing) => {
    let raw = ''
    for await (const chunk of incoming.setEncoding('utf8')) raw += chunk
    const request = JSON.parse(raw) as ChatRequest
    const answer = await answerTo(request, raw)
    if (answer === undefined) {
      notRecorded.push(taskOf(request))
      outgoing.writeHead(503, { 'content-type': 'application/json' })
      return void outgoing.end(JSON.stringify({ error: { message: 'not recorded' } }))
    }
    calls.push({ task: taskOf(request), inputTokens: tokens(raw), outputTokens: tokens(answer) })
    await stream(outgoing, answer, pace)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    notRecorded,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const taskOf = ({ response_format }: ChatRequest) => response_format?.json_schema?.name ?? 'plain'
const charactersPerToken = 4
const tokens = (text: string) => Math.ceil(text.length / charactersPerToken)

/** @returns the whole answer; undefined where the server has none */
async function askUpstream({ url, apiKey }: { url: string; apiKey: string }, body: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` }
  const response = await fetch(`${url}/chat/completions`, { method: 'POST', headers, body })
  if (!response.ok) return undefined
  const events = (await response.text()).split('\n').filter((line) => line.startsWith('data: {'))
  return events
    .map((line) => JSON.parse(line.slice('data: '.length)) as { choices?: { delta?: { content?: string } }[] })
    .map(({ choices }) => choices?.[0]?.delta?.content ?? '')
    .join('')
}

async function stream(outgoing: ServerResponse, answer: string, pace: ReplayOptions['pace']): Promise<void> {
  const send = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    outgoing.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`)
  }
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
  if (!pace) send({ content: answer }, null)
  else {
    await wait(pace.firstTokenMs)
    const startedAtMs = performance.now()
    const pieces = answer.match(/[\s\S]{1,4}/g) ?? []
    for (let sent = 0; sent < pieces.length && !outgoing.destroyed; ) {
      const due = Math.floor(((performance.now() - startedAtMs) / 1000) * pace.tokensPerSecond) + 1
      const now = pieces.slice(sent, due)
      if (now.length > 0) send({ content: now.join('') }, null)
      sent += now.length
      await wait(1000 / pace.tokensPerSecond)
    }
  }
  send({}, 'stop')
  outgoing.end('data: [DONE]\n\n')
}

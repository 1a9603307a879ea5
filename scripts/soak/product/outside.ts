import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startStorageServer } from '../../../api/adapters/testing/storage-server.ts'
import { wellBehavedAnswer } from '../../../api/coach/testing/default-script.ts'
import { answer, type SeenRequest } from '../../../api/coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../../api/coach/testing/openai-server.ts'
import { saidMark } from './said-mark.ts'

// External services in one process: a model that writes at a realistic pace, a recognizer faster than speech, and a bucket. `node outside.ts <first
// byte in ms> <tokens per second>`.
const [firstByteMs, tokensPerSecond] = process.argv.slice(2).map(Number)

/** Cached, so that the server is measured and not this. */
const written = new Map<string, unknown>()
const mostWritten = 2_000

function writtenFor(request: SeenRequest): unknown {
  const key = createHash('sha256').update(`${request.schemaName}\n${request.prompt}`).digest('base64url')
  if (written.size > mostWritten) written.clear()
  if (!written.has(key)) written.set(key, wellBehavedAnswer(request))
  return written.get(key)
}

const model = await startOpenAIServer({
  tokensPerSecond: tokensPerSecond!,
  script(request) {
    // They contain whole prompts.
    model.requests.length = 0
    return answer(writtenFor(request), { firstTokenMs: firstByteMs! * (0.5 + Math.random()) })
  },
})

/** OpenAI transcribes a minute in a few seconds. */
const bytesHeardPerSecond = 150_000

async function hear(incoming: IncomingMessage, outgoing: ServerResponse) {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces)
  await sleep(firstByteMs! + (body.length / bytesHeardPerSecond) * 1_000)
  const from = body.indexOf(saidMark) + saidMark.length
  const text = body.toString('utf8', from, body.indexOf(0, from))
  const words = text.split(' ').map((word, at) => ({ word: word.replace(/[.,]$/, ''), start: at * 0.4, end: at * 0.4 + 0.3 }))
  const duration = words.length * 0.4
  const segments = [{ id: 0, start: 0, end: duration, text: ` ${text}`, no_speech_prob: 0.01, avg_logprob: -0.2 }]
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  outgoing.end(JSON.stringify({ task: 'transcribe', language: 'english', duration, text, segments, words }))
}

const recogniser = createServer(hear).listen(0, '127.0.0.1')
const bucket = await startStorageServer()
process.on('disconnect', () => process.exit())
process.on('message', () => process.send!({ objects: bucket.objects.size }))
process.send!({
  model: model.url,
  recogniser: `http://127.0.0.1:${(recogniser.address() as AddressInfo).port}/v1`,
  bucket: bucket.host,
})

import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StoredObject {
  bytes: Buffer
  contentType: string
  timeCreated: string
}

export interface StorageTestServer {
  host: string
  objects: Map<string, StoredObject>
  /** Fails the next requests with this status. */
  fail(times: number, status: number): void
  /** Stores the next upload, but drops the response. */
  loseNextAnswer(): void
  close(): Promise<void>
}

const pageSize = 2

interface Told {
  objects: Map<string, StoredObject>
  failure(): number | null
  isLost(): boolean
}

/** A local store that can be told to fail. An interrupted upload leaves nothing behind. */
export async function startStore(
  answer: (request: IncomingMessage, response: ServerResponse, told: Told) => Promise<unknown>,
): Promise<StorageTestServer> {
  const objects: Told['objects'] = new Map()
  let failing = { times: 0, status: 503 }
  let losing = false
  const told: Told = {
    objects,
    failure: () => (failing.times-- > 0 ? failing.status : null),
    isLost() {
      const isLost = losing
      losing = false
      return isLost
    },
  }
  const server = createServer((request, response) => void answer(request, response, told).catch(() => request.socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (times, status) => {
      failing = { times, status }
    },
    loseNextAnswer: () => {
      losing = true
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A local bucket with the part of Cloud Storage's JSON protocol that the adapter uses. */
export const startStorageServer = (): Promise<StorageTestServer> =>
  startStore(async (request, response, { objects, failure, isLost }) => {
    const url = new URL(request.url ?? '/', 'http://storage')
    const [, name] = /\/b\/[^/]+\/o\/([^/?]+)/.exec(url.pathname) ?? []
    const code = failure()
    if (code !== null) {
      request.resume()
      return sendJson(response, code, { error: { code, message: 'told to fail' } })
    }
    const [, from, to] = /\/o\/([^/?]+)\/rewriteTo\/b\/[^/]+\/o\/([^/?]+)/.exec(url.pathname) ?? []
    if (from && to) {
      const moved = objects.get(decodeURIComponent(from))
      request.resume()
      if (!moved) return refuse(response, 404)
      objects.set(decodeURIComponent(to), moved)
      return sendJson(response, 200, {
        kind: 'storage#rewriteResponse',
        done: true,
        resource: resourceOf(decodeURIComponent(to), moved),
      })
    }
    if (request.method === 'POST') {
      const status = await receive(request, url, objects)
      if (isLost()) return void request.socket.destroy()
      return status.code === 200 ? sendJson(response, 200, status.body) : refuse(response, status.code)
    }
    if (!name) return sendJson(response, 200, pageOf(objects, url))
    const object = objects.get(decodeURIComponent(name))
    if (!object) return refuse(response, 404)
    if (request.method === 'DELETE') {
      objects.delete(decodeURIComponent(name))
      return void response.writeHead(204).end()
    }
    if (url.searchParams.get('alt') === 'media') return sendBytes(request, response, object)
    sendJson(response, 200, resourceOf(decodeURIComponent(name), object))
  })

async function receive(request: IncomingMessage, url: URL, objects: StorageTestServer['objects']) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const boundary = /boundary="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
  const parts = partsOf(body, boundary)
  const metadata = JSON.parse(parts[0]?.toString() ?? '{}') as { name?: string; contentType?: string }
  const name = url.searchParams.get('name') ?? metadata.name ?? ''
  if (url.searchParams.get('ifGenerationMatch') === '0' && objects.has(name)) return { code: 412, body: {} }
  const object = {
    bytes: parts[1] ?? Buffer.alloc(0),
    contentType: metadata.contentType ?? '',
    timeCreated: new Date().toISOString(),
  }
  objects.set(name, object)
  return { code: 200, body: resourceOf(name, object) }
}

function partsOf(body: Buffer, boundary: string): Buffer[] {
  const mark = Buffer.from(`--${boundary}`)
  const parts: Buffer[] = []
  for (let at = body.indexOf(mark); at !== -1; ) {
    const next = body.indexOf(mark, at + mark.length)
    if (next === -1) break
    const part = body.subarray(at + mark.length + 2, next - 2)
    parts.push(part.subarray(part.indexOf('\r\n\r\n') + 4))
    at = next
  }
  return parts
}

const resourceOf = (name: string, { bytes, contentType, timeCreated }: StoredObject) => ({
  kind: 'storage#object',
  name,
  contentType,
  timeCreated,
  size: String(bytes.length),
  generation: '1',
  metageneration: '1',
  // The client checks its upload against this.
  md5Hash: createHash('md5').update(bytes).digest('base64'),
})

function pageOf(objects: StorageTestServer['objects'], url: URL) {
  const names = [...objects.keys()].filter((name) => name.startsWith(url.searchParams.get('prefix') ?? '')).sort()
  const from = Number(url.searchParams.get('pageToken') ?? 0)
  const items = names.slice(from, from + pageSize).map((name) => resourceOf(name, objects.get(name)!))
  return { kind: 'storage#objects', items, ...(from + pageSize < names.length && { nextPageToken: `${from + pageSize}` }) }
}

function sendBytes(request: IncomingMessage, response: ServerResponse, { bytes, contentType }: StoredObject) {
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  const end = to ? Number(to) : bytes.length - 1
  const part = bytes.subarray(start, end + 1)
  response.writeHead(from ? 206 : 200, {
    'content-type': contentType,
    'content-length': part.length,
    ...(from && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  })
  response.end(part)
}

const refuse = (response: ServerResponse, code: number) =>
  sendJson(response, code, { error: { code, message: 'refused', errors: [{ reason: 'refused' }] } })

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type StorageTestServer, startStore } from './storage-server.ts'

const pageSize = 2

/** A local S3-compatible store with the calls that the adapter makes. */
export const startS3Server = (): Promise<StorageTestServer> =>
  startStore(async (request, response, { objects, failure, isLost }) => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const end = (status: number, body: string | Buffer = '', headers = {}) => void response.writeHead(status, headers).end(body)
    const code = failure()
    if (code !== null) return end(code, '<Error/>')
    if (!/^[0-9a-f]{64}$/.test(url.searchParams.get('X-Amz-Signature') ?? '')) return end(403)
    const name = decodeURIComponent(url.pathname.replace(/^\/[^/]+\/?/, ''))
    if (!name) return end(200, listed(objects, url))
    if (request.method === 'PUT') {
      const status = kept(objects, request, name, Buffer.concat(chunks))
      return isLost() ? void request.socket.destroy() : end(status)
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return end(204)
    }
    const object = objects.get(name)
    if (!object) return end(404)
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
    end(206, object.bytes.subarray(Number(from), Number(to) + 1))
  })

function kept(objects: StorageTestServer['objects'], { headers }: IncomingMessage, name: string, bytes: Buffer): number {
  const source = headers['x-amz-copy-source']
  if (source) {
    const copied = objects.get(decodeURIComponent(String(source)).replace(/^\/[^/]+\//, ''))
    if (copied) objects.set(name, copied)
    return copied ? 200 : 404
  }
  if (!headers['content-length']) return 411
  if (headers['content-md5'] !== createHash('md5').update(bytes).digest('base64')) return 400
  if (headers['if-none-match'] === '*' && objects.has(name)) return 412
  objects.set(name, { bytes, contentType: headers['content-type'] ?? '', timeCreated: new Date().toISOString() })
  return 200
}

function listed(objects: StorageTestServer['objects'], url: URL): string {
  const names = [...objects.keys()].filter((name) => name.startsWith(url.searchParams.get('prefix') ?? '')).sort()
  // Continuation tokens may look like this.
  const from = Number(url.searchParams.get('continuation-token')?.split('&')[1] ?? 0)
  const entry = (name: string) => {
    const { bytes, timeCreated } = objects.get(name)!
    return `<Contents><Key>${name}</Key><LastModified>${timeCreated}</LastModified><Size>${bytes.length}</Size></Contents>`
  }
  const next = from + pageSize < names.length ? `<NextContinuationToken>page&amp;${from + pageSize}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${names
    .slice(from, from + pageSize)
    .map(entry)
    .join('')}${next}</ListBucketResult>`
}

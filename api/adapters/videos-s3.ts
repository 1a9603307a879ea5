import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { Problem } from '../problem.ts'
import type { Videos } from './videos.ts'

interface S3Settings {
  /** For example https://s3.eu-central-1.amazonaws.com; buckets are paths under it. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  bucketName: string
}

interface Sent {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: () => ReadableStream
}

const mostTries = 3
/** 100 MB over a slow connection. */
const patienceMs = 5 * 60_000
const addressSeconds = '600'

export function createS3Videos({ bucketName, endpoint, ...account }: S3Settings, folder = 'pitches/'): Videos {
  const bucket = `${endpoint.replace(/\/$/, '')}/${bucketName}`
  const client = new AwsClient({ ...account, service: 's3' })

  async function once(method: string, path: string, { query = {}, headers = {}, body }: Sent): Promise<Response> {
    const address = `${bucket}${path}?${new URLSearchParams({ ...query, 'X-Amz-Expires': addressSeconds })}`
    const { url } = await client.sign(address, { method, headers, aws: { signQuery: true } })
    const signal = AbortSignal.timeout(patienceMs)
    return fetch(url, { method, headers, signal, ...(body && { body: body(), duplex: 'half' }) } as RequestInit)
  }

  async function ask(method: string, path: string, sent: Sent, fine: number[]): Promise<Response> {
    for (let tries = 1; ; tries++) {
      const response = await once(method, path, sent).catch(() => null)
      if (response && fine.includes(response.status)) return response
      await response?.body?.cancel()
      const isPassing = !response || response.status >= 500 || [408, 409, 429].includes(response.status)
      if (!isPassing || tries === mostTries)
        throw new Problem('unavailable', { log: `the video store failed: ${response?.status ?? 'no status'}` })
      await sleep(200 * 2 ** tries)
    }
  }

  async function page(query: Record<string, string>) {
    return (await ask('GET', '', { query: { 'list-type': '2', prefix: folder, ...query } }, [200])).text()
  }

  const videos: Videos = {
    async put(key, from, contentType = 'application/octet-stream') {
      const open = () => (typeof from === 'string' ? createReadStream(from) : Readable.from([from]))
      const md5 = createHash('md5')
      await pipeline(open(), md5)
      const sizeBytes = typeof from === 'string' ? (await stat(from)).size : from.length
      const headers = {
        ...{ 'content-type': contentType, 'content-length': String(sizeBytes), 'content-md5': md5.digest('base64') },
        ...{ 'cache-control': 'private, no-store', 'if-none-match': '*' },
      }
      // Never overwrites: 412 means an earlier try arrived and its response was lost.
      await ask('PUT', `/${folder}${key}`, { headers, body: () => Readable.toWeb(open()) as ReadableStream }, [200, 412])
    },
    async read(key, { start, end }) {
      const response = await ask('GET', `/${folder}${key}`, { headers: { range: `bytes=${start}-${end}` } }, [200, 206, 404])
      if (response.status !== 404) return response.body
      await response.body?.cancel()
      return null
    },
    async remove(key) {
      await ask('DELETE', `/${folder}${key}`, {}, [200, 204, 404])
    },
    async setAside(key) {
      const headers = { 'x-amz-copy-source': `/${bucketName}/${folder}${key}` }
      const { status } = await ask('PUT', `/quarantine/${folder}${key}`, { headers }, [200, 404])
      if (status === 200) await videos.remove(key)
    },
    async *list() {
      let next: string | undefined
      do {
        const xml = await page(next ? { 'continuation-token': next } : {})
        for (const [, entry] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const [key, size, at] = ['Key', 'Size', 'LastModified'].map((name) => textOf(entry!, name)!)
          yield { key: key!.slice(folder.length), sizeBytes: Number(size), storedAt: new Date(at!) }
        }
        next = textOf(xml, 'NextContinuationToken')
      } while (next)
    },
    async probe() {
      await page({ 'max-keys': '1' })
    },
  }
  return videos
}

const textOf = (xml: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, entity: string) => entities[entity]!)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

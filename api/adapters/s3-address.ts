import { createHash, createHmac } from 'node:crypto'

export interface S3Account {
  /** For example https://s3.eu-central-1.amazonaws.com; buckets are paths under it. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Request {
  method: string
  url: URL
  headers?: Record<string, string>
  at: Date
  seconds: number
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** AWS escapes more than `encodeURIComponent` does. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** Presigns a URL with AWS Signature Version 4 ("Using query parameters"), which every S3-compatible store supports. */
export function signedAddress({ method, url, headers = {}, at, seconds }: Request, account: S3Account): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${account.region}/s3/aws4_request`
  const signed: Record<string, string> = { host: url.host, ...headers }
  const names = Object.keys(signed).sort()
  const query = {
    ...Object.fromEntries(url.searchParams),
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${account.accessKeyId}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': names.join(';'),
  }
  const parameters = Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&')
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('')
  const request = [method, url.pathname, parameters, lines, names.join(';'), 'UNSIGNED-PAYLOAD'].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(request).digest('hex')].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`)
  return `${url.origin}${url.pathname}?${parameters}&X-Amz-Signature=${hmac(key, toSign).toString('hex')}`
}

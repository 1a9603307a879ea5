import { createHash, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { Problem } from '../../problem.ts'

const uuidLike = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The request's Idempotency-Key, or a new one if none was sent (then retrying is not safe). @throws Problem bad_request if it is not a UUID */
export function idempotencyKeyOf(c: Context): string {
  const sent = c.req.header('Idempotency-Key')
  if (sent === undefined) return randomUUID()
  return checkedKey(sent)
}

export function sentKey(c: Context): string | null {
  const sent = c.req.header('Idempotency-Key')
  return sent !== undefined && uuidLike.test(sent) ? sent.toLowerCase() : null
}

export function checkedKey(key: string | undefined): string {
  if (!key || !uuidLike.test(key)) throw new Problem('bad_request', { message: 'The Idempotency-Key must be a UUID.' })
  return key.toLowerCase()
}

export function wantsEvents(c: Context): boolean {
  return (c.req.header('Accept') ?? '').includes('text/event-stream')
}

/** Each part is prefixed with its length, so shifting text between parts changes the hash. An empty list adds nothing. */
export function requestHashOf(...parts: (string | Uint8Array | readonly object[])[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    if (Array.isArray(part) && part.length === 0) continue
    const bytes = part instanceof Uint8Array ? part : Buffer.from(typeof part === 'string' ? part : JSON.stringify(part))
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('base64url')
}

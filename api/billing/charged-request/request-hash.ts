import { createHash } from 'node:crypto'

/** Each part is prefixed with its length, so shifting text between parts changes the hash. */
export function requestHashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('base64url')
}

import { createHash } from 'node:crypto'

/** SHA-256 over the parts, each with its length, so that moving a border between two of them changes the hash. */
export function requestHashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    hash.update(`${bytes.length}:`).update(bytes)
  }
  return hash.digest('base64url')
}

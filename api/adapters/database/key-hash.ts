import { createHash } from 'node:crypto'

/**
 * What the database holds of an Idempotency-Key. Sealed answers are encrypted with a key derived from the Idempotency-Key itself, so the
 * database must never learn it. Migration 0006 computes the same in SQL. A random UUID has 122 bits, too many to guess.
 */
export function keyHashOf(idempotencyKey: string): string {
  return createHash('sha256').update(`greenroom idempotency key:${idempotencyKey}`).digest('hex')
}

import { createHash } from 'node:crypto'

// How the database stores an Idempotency-Key. Answers are sealed with a key derived from it, so the database must never see it. Migration 0006
// computes the same in SQL. A random UUID's 122 bits cannot be guessed.
export function keyHashOf(idempotencyKey: string): string {
  return createHash('sha256').update(`greenroom idempotency key:${idempotencyKey}`).digest('hex')
}

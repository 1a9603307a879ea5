import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Env } from '../env.ts'

/** Without a configured key (tests, tools), signatures are valid in this process only. */
const passingKey = randomBytes(32).toString('hex')

/** Signs texts with a separate key per purpose, the same on every server. Only trial marks use PHONE_HASH_KEY itself. */
export function createSigner({ PHONE_HASH_KEY }: Pick<Env, 'PHONE_HASH_KEY'>, use: string) {
  const key = Buffer.from(hkdfSync('sha256', PHONE_HASH_KEY ?? passingKey, '', use, 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { sign, holds: (text: string, signature: string) => isSame(signature, sign(text)) }
}

/** In constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

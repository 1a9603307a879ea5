import { hkdfSync, randomBytes } from 'node:crypto'
import type { Env } from '../env.ts'

/** Without a configured key (tests, tools), signatures are valid in this process only. */
const passingKey = randomBytes(32).toString('hex')

/** A separate key per purpose, the same on every server. Only trial marks use PHONE_HASH_KEY itself. */
export function signingKey({ PHONE_HASH_KEY }: Pick<Env, 'PHONE_HASH_KEY'>, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', PHONE_HASH_KEY ?? passingKey, '', use, 32))
}

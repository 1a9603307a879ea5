import { hkdfSync, randomBytes } from 'node:crypto'
import type { Env } from '../env.ts'

/** For a server without a configured key (tests, tools): what it signs works in this process only. */
const passingKey = randomBytes(32).toString('hex')

/** A key of its own for each thing that is signed, the same on every server. The marks of trials alone use PHONE_HASH_KEY itself. */
export function signingKey({ PHONE_HASH_KEY }: Pick<Env, 'PHONE_HASH_KEY'>, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', PHONE_HASH_KEY ?? passingKey, '', use, 32))
}

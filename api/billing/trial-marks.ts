import { createHmac } from 'node:crypto'
import type { SignedInPerson } from '../adapters/identity.ts'
import type { Env } from '../env.ts'

/** Keyed hashes, so that the table alone identifies no one, even by trying every number. */
export interface TrialMarks {
  phoneHash: string
  uid: string
  googleSubject: string
}

type Key = Pick<Env, 'PHONE_HASH_KEY'>
type Account = Pick<SignedInPerson, 'uid' | 'googleSubject'>

export function marksOf(key: Key, account: Account, phoneNumber: string): TrialMarks {
  return { ...accountMarksOf(key, account), phoneHash: mark(key, 'phone', phoneNumber) }
}

export function accountMarksOf(key: Key, { uid, googleSubject }: Account): Omit<TrialMarks, 'phoneHash'> {
  return { uid: mark(key, 'uid', uid), googleSubject: mark(key, 'google', googleSubject) }
}

/** HMAC-SHA256 with PHONE_HASH_KEY, which is kept outside the database. @throws Error if the key is missing */
function mark({ PHONE_HASH_KEY }: Key, kind: string, value: string): string {
  if (!PHONE_HASH_KEY) throw new Error('PHONE_HASH_KEY is missing')
  return createHmac('sha256', PHONE_HASH_KEY).update(`${kind}:${value}`).digest('hex')
}

/** The grant key of a number's first trial; a freed number gets another one. */
export const trialKeyOf = (phoneHash: string) => `trial:${phoneHash}`

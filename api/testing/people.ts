import { randomUUID } from 'node:crypto'
import type { Identity, SignedInPerson } from '../adapters/identity.ts'
import { Problem } from '../problem.ts'

interface Newcomer {
  uid?: string
  googleSubject?: string
  email?: string
}

/** A small identity provider whose tokens are the uids of its users. */
export function createPeople({ allowsSimplePhone = false } = {}) {
  const people = new Map<string, SignedInPerson & { phoneNumber: string | null }>()
  const known = (uid: string) => {
    const person = people.get(uid)
    if (!person) throw new Problem('unauthenticated')
    return person
  }
  const identity: Identity = {
    allowsSimplePhone,
    verify: async (token) => known(token),
    phoneNumberOf: async (uid) => known(uid).phoneNumber,
    deletePerson: async (uid) => void people.delete(uid),
    probe: async () => {},
  }
  return {
    identity,
    join({
      uid = `u${randomUUID()}`,
      googleSubject = `g${randomUUID()}`,
      email = 'somebody@example.com',
    }: Newcomer = {}): string {
      people.set(uid, { uid, googleSubject, email, phoneNumber: null })
      return uid
    },
    /** Like confirming an SMS code: a number belongs to one account at a time. */
    linkPhone(uid: string, phoneNumber: string | null) {
      known(uid).phoneNumber = phoneNumber
    },
    changeEmail(uid: string, email: string) {
      known(uid).email = email
    },
  }
}

export type People = Pick<ReturnType<typeof createPeople>, 'identity' | 'join'>

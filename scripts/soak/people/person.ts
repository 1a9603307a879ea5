import { setTimeout as sleep } from 'node:timers/promises'
import { seeded } from '../../../api/documents/testing/mutate.ts'
import type { TestSession } from '../../../api/local/testing/test-sign-in.ts'
import type { CallLog } from '../measure/call-log.ts'
import type { Product } from '../product/start.ts'
import { createCaller } from './caller.ts'
import { materialOf } from './material.ts'

export interface Town {
  product: Pick<Product, 'url' | 'signIn' | 'google'>
  log: CallLog
  /** 1 is how long people hesitate and speak here at most; less is quicker. */
  pace: number
  /** Ends whatever somebody is waiting for. */
  over: AbortSignal
}

/** Tokens of Google's live for an hour. */
const tokenForMs = 30 * 60_000

/** RFC 2544 keeps these 131,072 addresses for tests: each person has one of their own. */
const addressOf = (nth: number) => `198.${18 + ((nth >> 16) & 1)}.${(nth >> 8) & 255}.${nth & 255}`
/** Numbers that are possible, one for each. */
const phoneOf = (nth: number) => `+1646${String(2_000_000 + nth).padStart(7, '0')}`

const claimsIn = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { [claim: string]: unknown }

/**
 * Somebody with a Google account, a phone, an address and documents of their own, the same for the same number.
 * @param nth no two people of one run have the same
 */
export function createPerson(town: Town, seed: number, nth: number) {
  const { product, log, pace, over } = town
  const random = seeded(seed + nth * 7_919)
  const subject = `${seed}${String(nth).padStart(9, '0')}`
  let session: TestSession | null = null
  let token = ''
  let tokenMadeAtMs = 0

  /** The emulator keeps the account; the token is one as Google's, so that it is verified as in production. */
  function currentToken(): string | null {
    if (!session) return null
    if (performance.now() - tokenMadeAtMs > tokenForMs || token === '') {
      const nowS = Math.floor(Date.now() / 1_000)
      token = product.google.token({ ...claimsIn(session.idToken), iat: nowS, auth_time: nowS, exp: nowS + 3_600 })
      tokenMadeAtMs = performance.now()
    }
    return token
  }

  const caller = createCaller({ url: product.url, log, address: addressOf(nth), token: currentToken })
  return {
    ...caller,
    random,
    material: materialOf(random),
    phoneNumber: phoneOf(nth),
    email: `${subject}@example.com`,
    async signIn() {
      session = await product.signIn.withGoogle(subject)
    },
    async linkPhone() {
      session = await product.signIn.linkPhone(session!, phoneOf(nth))
      token = ''
    },
    isSignedIn: () => session !== null,
    /** Reads, hesitates, types. */
    think: (leastSeconds = 3, mostSeconds = 9) => wait(leastSeconds + random() * (mostSeconds - leastSeconds)),
  }

  function wait(seconds: number): Promise<void> {
    return sleep(seconds * 1_000 * pace, undefined, { signal: over }).catch(() => {
      throw new TownClosed()
    })
  }
}

/** Thrown to whoever was about to go on when the run ended; no error of the product's. */
export class TownClosed extends Error {}

export type Person = ReturnType<typeof createPerson>

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
  /** 1 for the longest pauses and speech; less is faster. */
  pace: number
  /** Aborts all waiting. */
  over: AbortSignal
}

/** Google's tokens live for an hour. */
const tokenForMs = 30 * 60_000

/** RFC 2544's test range: an address for each user. */
const addressOf = (nth: number) => `198.${18 + ((nth >> 16) & 1)}.${(nth >> 8) & 255}.${nth & 255}`
const phoneOf = (nth: number) => `+1646${String(2_000_000 + nth).padStart(7, '0')}`

const claimsIn = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as { [claim: string]: unknown }

export function createPerson(town: Town, seed: number, nth: number) {
  const { product, log, pace, over } = town
  const random = seeded(seed + nth * 7_919)
  const subject = `${seed}${String(nth).padStart(9, '0')}`
  let session: TestSession | null = null
  let token = ''
  let tokenMadeAtMs = 0

  /** The emulator has the account; the token is signed like Google's and verified as in production. */
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
    think: (leastSeconds = 3, mostSeconds = 9) => wait(leastSeconds + random() * (mostSeconds - leastSeconds)),
  }

  function wait(seconds: number): Promise<void> {
    return sleep(seconds * 1_000 * pace, undefined, { signal: over }).catch(() => {
      throw new TownClosed()
    })
  }
}

/** Thrown when the run ends; not an error of the product. */
export class TownClosed extends Error {}

export type Person = ReturnType<typeof createPerson>

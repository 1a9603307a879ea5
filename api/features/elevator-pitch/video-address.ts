import { createHmac, timingSafeEqual } from 'node:crypto'
import { pitch } from '../../contract/limits.ts'
import { signingKey } from '../../http/signing-key.ts'
import type { Services } from '../../services.ts'

interface SignedAddress {
  /** A path of this server. */
  path: string
  endsAt: Date
}

/** What an address carries besides the pitch's id. */
interface AddressProof {
  until?: string | undefined
  signature?: string | undefined
}

/**
 * Addresses of saved videos for `<video src>`, which can send no token: signed for one pitch of one person, for five minutes. Any server
 * of an installation knows the addresses of any other: the key comes from the one that all of them have.
 */
export function createVideoAddresses({ env, now }: Pick<Services, 'env' | 'now'>) {
  const key = signingKey(env, 'addresses of saved videos')
  const signatureOf = (id: string, userId: string, until: number) =>
    createHmac('sha256', key).update(`${id}\n${until}\n${userId}`).digest('base64url')
  return {
    sign(id: string, userId: string): SignedAddress {
      const until = Math.floor(now().getTime() / 1_000) + pitch.videoUrlSeconds
      const query = new URLSearchParams({ until: `${until}`, signature: signatureOf(id, userId, until) })
      return { path: `/api/elevator-pitch/${id}/video?${query}`, endsAt: new Date(until * 1_000) }
    },
    /** Whether this is an address that was signed for that pitch of that person and has not ended. */
    holds(id: string, userId: string, { until = '', signature = '' }: AddressProof): boolean {
      if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 <= now().getTime()) return false
      const [sent, right] = [signature, signatureOf(id, userId, Number(until))].map((text) => Buffer.from(text))
      return sent!.length === right!.length && timingSafeEqual(sent!, right!)
    },
  }
}

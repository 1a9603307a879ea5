import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What the ciphertext is bound to: an event cannot be moved to another position, answer or user. */
interface Sealing {
  answerId: string
  userId: string
  /** The Idempotency-Key: the secret that only the user's device keeps. */
  key: string
}

export interface Sealer {
  seal(number: number, event: object): Buffer
  open(number: number, sealed: Buffer): unknown
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM: nonce, tag, ciphertext. The key is derived per answer (HKDF-SHA256). */
export function createSealer({ answerId, userId, key }: Sealing): Sealer {
  const secret = Buffer.from(hkdfSync('sha256', key, '', `greenroom sealed answer\n${answerId}\n${userId}`, 32))
  const position = (number: number) => Buffer.from(`${answerId}:${number}`)
  return {
    seal(number, event) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, secret, nonce).setAAD(position(number))
      const text = Buffer.concat([cipher.update(JSON.stringify(event), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(number, sealed) {
      const decipher = createDecipheriv(algorithm, secret, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(position(number)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
      return JSON.parse(text.toString('utf8'))
    },
  }
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Transaction } from '../../adapters/database/database.ts'
import type { ProblemCode } from '../../contract/problems.ts'
import { Problem, type ProblemDetails } from '../../problem.ts'
import type { GeneratedSection, GenerationDone, GenerationEnd } from './generation.ts'
import type { SealedAnswers, SealedEvent } from './sealed-answers.ts'

export type SealedWriter = ReturnType<typeof createSealedWriter>

export function createSealedWriter(answers: SealedAnswers, answerId: string, sealer: Sealer) {
  let waiting: SealedEvent[] = []
  let count = 0
  let writing: Promise<void> | null = null
  const sealed = (event: StoredEvent) => ({ number: count, sealed: sealer.seal(count, event) })

  async function write() {
    while (waiting.length > 0) {
      const batch = waiting
      await answers.append(answerId, batch)
      waiting = waiting.slice(batch.length)
    }
  }
  function start(): Promise<void> {
    writing ??= write().finally(() => {
      writing = null
    })
    return writing
  }

  return {
    add(section: GeneratedSection) {
      waiting = [...waiting, sealed({ section })]
      count += 1
      // Retried with the next event, and by `written`.
      start().catch(() => {})
    },
    /** Resolves when all sections are written. @throws Error if the database did not take them; it may be called again */
    async written() {
      while (waiting.length > 0 || writing) await start()
    },
    /** Writes the last event, in the charge's transaction if there is one. @returns false if the answer is gone */
    finish: (end: GenerationEnd, within?: Transaction) => answers.finish(answerId, end.ended, sealed(storedEnd(end)), within),
  }
}

export type StoredEvent =
  | { section: GeneratedSection }
  | { done: GenerationDone }
  | { problem: { code: ProblemCode; details: Omit<ProblemDetails, 'log'> } }

function storedEnd(end: GenerationEnd): StoredEvent {
  if (end.ended === 'done') return { done: end.done }
  const { log: _, ...details } = end.problem.details
  return { problem: { code: end.problem.code, details } }
}

export function endOf(event: StoredEvent): GenerationEnd | null {
  if ('done' in event) return { ended: 'done', done: event.done }
  if ('problem' in event) return { ended: 'problem', problem: new Problem(event.problem.code, event.problem.details) }
  return null
}

/** What the ciphertext is bound to: an event cannot be moved to another position, answer or user. */
interface Sealing {
  answerId: string
  userId: string
  /** The Idempotency-Key: the secret that only the user's device keeps. */
  key: string
}

export type Sealer = ReturnType<typeof createSealer>

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM: nonce, tag, ciphertext. The key is derived per answer (HKDF-SHA256). */
export function createSealer({ answerId, userId, key }: Sealing) {
  const secret = Buffer.from(hkdfSync('sha256', key, '', `greenroom sealed answer\n${answerId}\n${userId}`, 32))
  const position = (number: number) => Buffer.from(`${answerId}:${number}`)
  return {
    seal(number: number, event: object): Buffer {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, secret, nonce).setAAD(position(number))
      const text = Buffer.concat([cipher.update(JSON.stringify(event), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open(number: number, sealed: Buffer): unknown {
      const decipher = createDecipheriv(algorithm, secret, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(position(number)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
      return JSON.parse(text.toString('utf8'))
    },
  }
}

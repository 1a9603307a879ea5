import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../adapters/database/database.ts'
import type { GeneratedSection, GenerationEnd } from './generation.ts'
import type { SealedAnswers, SealedEvent } from './sealed-answers.ts'
import type { Sealer } from './sealing.ts'
import { type StoredEvent, storedEnd } from './stored-event.ts'

const writeTries = 3
const writeWaitMs = 200

export interface SealedWriter {
  add(section: GeneratedSection): void
  /** Resolves when all sections are written. @throws Error if the database did not take them */
  written(): Promise<void>
  /** Writes the last event, in the charge's transaction if there is one. @returns false if the answer is gone */
  finish(end: GenerationEnd, within?: Transaction): Promise<boolean>
}

/** Encrypts and writes an answer's events in order, batching them while the database is busy. */
export function createSealedWriter(answers: SealedAnswers, answerId: string, sealer: Sealer): SealedWriter {
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
    add(section) {
      waiting = [...waiting, sealed({ section })]
      count += 1
      // Retried with the next event, and by `written`.
      start().catch(() => {})
    },
    async written() {
      for (let tries = 1; waiting.length > 0 || writing; tries++) {
        try {
          await start()
        } catch (error) {
          if (tries >= writeTries) throw error
          await sleep(writeWaitMs * tries)
        }
      }
    },
    finish: (end, within) => answers.finish(answerId, end.ended, sealed(storedEnd(end)), within),
  }
}

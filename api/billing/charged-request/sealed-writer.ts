import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../adapters/database/database.ts'
import type { GeneratedSection, GenerationEnd } from './generation.ts'
import type { SealedAnswers, SealedEvent } from './sealed-answers.ts'
import type { Sealer } from './sealing.ts'
import { type StoredEvent, storedEnd } from './stored-event.ts'

const writeTries = 3
const writeWaitMs = 200

export interface SealedWriter {
  /** The section will be written soon; nobody waits for it. */
  add(section: GeneratedSection): void
  /** Resolves when all sections are written. @throws Error when the database did not take them */
  written(): Promise<void>
  /** Writes the last event, within the transaction of the charge where there is one. @returns false when the answer is gone */
  finish(end: GenerationEnd, within?: Transaction): Promise<boolean>
}

/** Writes the events of one answer as they come, several at once while the database is busy, each one encrypted. */
export function createSealedWriter(answers: SealedAnswers, answerId: string, sealer: Sealer): SealedWriter {
  let waiting: SealedEvent[] = []
  let count = 0
  let writing: Promise<void> | null = null
  const sealed = (event: StoredEvent) => ({ number: count, sealed: sealer.seal(count, event) })

  /** One write at a time, so that no event is there before an earlier one. */
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
      // What failed is tried again with the next one, and by `written`.
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

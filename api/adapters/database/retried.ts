import { setTimeout as sleep } from 'node:timers/promises'

/** PostgreSQL's codes for "nothing happened, try again": serialization failure and deadlock. */
const tryAgain = ['40001', '40P01']
const mostTries = 8
const firstWaitMs = 5

export function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && error.code !== undefined ? error.code : codeOf(error.cause)
}

/** Retries a statement or transaction with random, growing backoff when the database says nothing was applied. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !tryAgain.includes(String(codeOf(error)))) throw error
      await sleep(Math.random() * firstWaitMs * 2 ** tries)
    }
  }
}

import type { Database, Transaction } from '../../adapters/database/database.ts'

/** PostgreSQL's codes for "nothing happened, try again"; distributed engines use the first one freely. */
const tryAgain = ['40001', '40P01']
const mostTries = 5

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

/**
 * All or nothing. Every transaction of the ledger locks the person's wallet before anything else, so that two of them never wait for
 * each other in a circle.
 */
export async function inTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction(work)
    } catch (error) {
      if (tries === mostTries || !tryAgain.includes(String(codeOf(error)))) throw error
    }
  }
}

import { Problem } from '../../problem.ts'

/** For `.catch`: a failure without a sentence of its own gets this one. */
export function orElse(sentence: string) {
  return (error: unknown): never => {
    if (!(error instanceof Problem) || error.code !== 'unavailable' || error.details.message) throw error
    throw new Problem('unavailable', { ...error.details, message: sentence, log: error.message })
  }
}

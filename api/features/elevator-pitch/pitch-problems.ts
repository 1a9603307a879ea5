import { Problem } from '../../problem.ts'

/** For `.catch`: gives a failure this sentence if it has none. */
export function orElse(sentence: string) {
  return (error: unknown): never => {
    if (!(error instanceof Problem) || error.code !== 'unavailable' || error.details.message) throw error
    throw new Problem('unavailable', { ...error.details, message: sentence, log: error.message })
  }
}

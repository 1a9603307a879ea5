import { Problem } from '../../problem.ts'

/** For `.catch`: who has too few credits reads the specification's sentence, with what is there. */
export function tooFew(sentence: string) {
  return (error: unknown): never => {
    if (!(error instanceof Problem) || error.code !== 'too_few_credits') throw error
    const message = `${sentence} You have ${error.details.creditsRemaining ?? 0}.`
    throw new Problem('too_few_credits', { ...error.details, message })
  }
}

/** For `.catch`: a failure that has no sentence of its own gets the specification's. */
export function inTheWords(sentence: string) {
  return (error: unknown): never => {
    if (!(error instanceof Problem) || error.code !== 'unavailable' || error.details.message) throw error
    throw new Problem('unavailable', { ...error.details, message: sentence, log: error.message })
  }
}

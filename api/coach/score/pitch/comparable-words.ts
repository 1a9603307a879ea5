import { writtenNumber, writtenValue } from '../../../contract/number-words.ts'
import { stem } from '../../text/stem.ts'
import { tokensOfTranscript } from '../../text/transcript-tokens.ts'

/** A word as two texts are compared by it, with its place in the text. */
export interface ComparableWord {
  key: string
  start: number
  end: number
}

const isNumber = new RegExp(`^${writtenNumber}$`)
const shortened: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }

/**
 * "I'm" is "I am", "twelve" is "12", "trained" is "train": a recogniser writes down what was said in its own way, and small slips of the
 * tongue are none.
 */
export function comparableWords(text: string): ComparableWord[] {
  return tokensOfTranscript(text).flatMap(({ lower, start, end }) => {
    const span = { start, end }
    if (/^[a-z-]+$/.test(lower) && isNumber.test(lower)) return [{ key: String(writtenValue(lower)), ...span }]
    const [first = '', rest = ''] = lower.replace(/n't$/, "'not").split("'")
    const parts = [first.replaceAll(',', ''), shortened[rest] ?? (rest === 's' ? '' : rest)]
    return parts
      .flatMap((part) => part.split('-'))
      .filter(Boolean)
      .map((part) => ({ key: stem(part.replace(/%$/, '')), ...span }))
  })
}

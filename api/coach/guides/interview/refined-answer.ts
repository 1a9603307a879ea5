import type { AnswerReading } from '../../score/answer/answer-reading.ts'
import { bySentence } from '../../text/clauses.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { cleanSentence } from './clean-sentence.ts'

/** Two minutes at the usual pace; a longer version is no improvement. */
const mostWords = 280
/** A sentence with fewer words and no figure says nothing that would be missed. */
const shortestKeptWords = 4
/** Fewer words gone, and it was fine as it was. */
const fewestGained = 4
/** Cutting words does not improve an answer with fewer actions. */
const fewestDeeds = 1.5
const scattered = 0.5

/**
 * The answer in its own sentences without fillers and doubled words; '' where that would not be better. Code does not write sentences for a
 * person: what lacks is said in the improvements.
 */
export function refinedAnswer({ verdict, type, star, general, substance, hostile, clauses, answer }: AnswerReading): string {
  const deeds = type === 'behavioral' ? star.action.deeds : general.substance.deeds
  if (verdict !== 'answered' || hostile.length > 0 || deeds < fewestDeeds || substance.density < scattered) return ''
  let words = 0
  const kept = bySentence(clauses, answer)
    .map((parts) => cleanSentence(parts.map(({ text }) => text).join(' ')))
    .filter((text) => {
      const size = countSpokenWords(text)
      if (words + size > mostWords || (size < shortestKeptWords && !/\d/.test(text))) return false
      words += size
      return true
    })
  return countSpokenWords(answer) - words >= fewestGained ? kept.join(' ') : ''
}

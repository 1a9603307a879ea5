import type { AnswerReading } from '../../reading/answer-reading.ts'
import { verdictOf } from '../../score/answer/scored-answer.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { cleanSentence } from './clean-sentence.ts'

/** Two minutes at the usual pace; a longer version is no improvement. */
const mostWords = 280
/** A sentence with fewer words and no figure says nothing that would be missed. */
const shortestKeptWords = 4
/** Fewer words gone, and it was fine as it was. */
const fewestGained = 4
/** Cutting words does not improve an answer with fewer steps. */
const fewestSteps = 1.5

/**
 * The answer in its own sentences without fillers and doubled words; '' where that would not be better. Code does not write sentences for a
 * person: what lacks is said in the improvements.
 */
export function refinedAnswer(reading: AnswerReading): string {
  const { contempt, ownSteps, lines } = reading
  if (verdictOf(reading) !== 'answered' || contempt.length > 0 || ownSteps < fewestSteps) return ''
  let words = 0
  const kept = lines
    .map(({ text }) => cleanSentence(text))
    .filter((text) => {
      const size = countSpokenWords(text)
      if (words + size > mostWords || (size < shortestKeptWords && !/\d/.test(text))) return false
      words += size
      return true
    })
  const before = lines.reduce((sum, { text }) => sum + countSpokenWords(text), 0)
  return before - words >= fewestGained ? kept.join(' ') : ''
}

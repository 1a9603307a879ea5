import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../reading/answer-reading.ts'
import { verdictOf } from '../../score/answer/scored-answer.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { cleanSentence, isWhole } from './clean-sentence.ts'

const mostSentences = 4
const shortestSentenceWords = 5
/** Fewer words less, and it was said well enough. */
const fewestGained = 2

/** Sentences that gain by losing fillers and doubled words, each with all its facts; a version that could not stand by itself is not shown. */
export function sentenceFeedback(reading: AnswerReading, transcript: string): AnswerFeedback['sentenceFeedback'] {
  if (verdictOf(reading) !== 'answered') return []
  return (
    reading.lines
      .filter(({ id }) => !reading.contempt.includes(id))
      .map(({ start, end }) => transcript.slice(start, end))
      // A transcript without full stops has no sentences to mend.
      .filter((original) => /[.!?…]$/.test(original))
      .map((original) => ({ original, improved: cleanSentence(original) }))
      .filter(({ improved }) => countSpokenWords(improved) >= shortestSentenceWords && isWhole(improved))
      .map((pair) => ({ ...pair, gained: countSpokenWords(pair.original) - countSpokenWords(pair.improved) }))
      .filter(({ gained }) => gained >= fewestGained)
      .sort((a, b) => b.gained - a.gained)
      .slice(0, mostSentences)
      .sort((a, b) => transcript.indexOf(a.original) - transcript.indexOf(b.original))
      .map(({ original, improved }) => ({ original, improved }))
  )
}

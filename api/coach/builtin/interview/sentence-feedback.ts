import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import type { AnswerReading } from '../../scoring/answer/answer-reading.ts'
import type { Clause } from '../../scoring/answer/clauses.ts'
import { empty } from '../../scoring/answer/general-cues.ts'
import { figure } from '../../scoring/answer/star-cues.ts'
import { ownDeeds, sharedDeeds } from '../../scoring/answer/verbs.ts'
import { countSpokenWords } from '../../scoring/speech/tokens.ts'
import { stemKey } from '../../scoring/text/tokens.ts'
import { cleanSentence } from './clean-sentence.ts'

const mostSentences = 4
const shortestSentenceWords = 4

interface Rewrite {
  improved: string
  /** How much the sentence gains. */
  gain: number
}

/** Sentences of the answer that can be said better, each with a version that adds no fact: what lacks is a placeholder. */
export function sentenceFeedback(reading: AnswerReading): AnswerFeedback['sentenceFeedback'] {
  if (reading.verdict !== 'answered') return []
  return reading.clauses
    .filter(({ text }) => countSpokenWords(text) >= shortestSentenceWords)
    .map((clause) => ({ clause, ...rewritten(clause, reading) }))
    .filter(({ clause, improved, gain }) => gain > 0 && improved !== '' && stemKey(improved) !== stemKey(clause.text))
    .sort((a, b) => b.gain - a.gain || a.clause.start - b.clause.start)
    .slice(0, mostSentences)
    .sort((a, b) => a.clause.start - b.clause.start)
    .map(({ clause, improved }) => ({ original: clause.text, improved }))
}

/** The same sentence without a full stop, ready for an addition. */
const open = (text: string) => text.replace(/[.!?…]+$/, '')

function rewritten(clause: Clause, { star, type }: AnswerReading): Rewrite {
  const clean = cleanSentence(clause.text)
  const lost = countSpokenWords(clause.text) - countSpokenWords(clean)
  const own = ownDeeds(clause.text)
  if (type === 'behavioral' && clause === star.result.clause && !star.result.hasFigure)
    return { improved: `${open(clean)}: [what changed, with a number].`, gain: 5 }
  const phrases = [...clause.text.matchAll(empty)]
  if (phrases.length > 0 && own.length === 0 && !figure.test(clause.text))
    return {
      improved: `${open(clean)}: for example, I [what you did that shows it], and [what came of it].`,
      gain: 3 + phrases.length,
    }
  const needsDeeds = type === 'behavioral' && star.action.share < 1 && clause !== star.result.clause
  if (needsDeeds && own.length > 0 && own.every(({ worth }) => worth < 1))
    return { improved: `${open(clean)}: I [what you said or did, step by step].`, gain: 3 }
  if (needsDeeds && own.length === 0 && sharedDeeds(clause.text).length > 0)
    return { improved: `${clean} My own part was [what you did yourself].`, gain: 2 + lost * 0.2 }
  return { improved: clean, gain: lost >= 2 ? Math.min(4, lost * 0.5) : 0 }
}

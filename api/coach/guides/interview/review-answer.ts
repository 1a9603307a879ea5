import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import type { ReviewAnswerInput } from '../../interview-coach.ts'
import { type AnswerReading, correctedReading, heardOf } from '../../reading/answer-reading.ts'
import { readAnswer } from '../../reading/built-in/answer/read-answer.ts'
import { type AnswerNumbers, scoreAnswer } from '../../score/answer/score-answer.ts'
import { verdictOf } from '../../score/answer/scored-answer.ts'
import { findingsIn } from '../../score/delivery/located-findings.ts'
import { wordsOn } from './answer-words.ts'
import { refinedAnswer } from './refined-answer.ts'

/** The numbers of an answer's feedback and the built-in coach's words for them. */
interface ReviewedAnswer {
  numbers: AnswerNumbers
  feedback: AnswerFeedback
}

/** The built-in coach's feedback on one answer, by any reader's reading of it: every quote is the person's own. */
export function reviewAnswer(
  input: Omit<ReviewAnswerInput, 'signal'>,
  reading: AnswerReading = input.heard ? correctedReading(input.transcript, input.heard) : readAnswer(input),
): ReviewedAnswer {
  const numbers = scoreAnswer(reading, { ...input, source: input.source ?? 'recognised' })
  const heard = input.heard ?? heardOf(reading, findingsIn(input.transcript, input.words).timesOf)
  const { score, scoreColor, scoreParts, findings, measured } = numbers
  return {
    numbers,
    feedback: {
      score,
      scoreColor,
      ...wordsOn(input.question, numbers),
      // Code rewrites no sentence of the user's.
      sentenceFeedback: [],
      refinedAnswer: refinedAnswer(reading),
      // Rules cannot retell an answer another way: that takes understanding.
      alternateAnswer: '',
      verdict: verdictOf(reading),
      scoreParts,
      findings,
      delivery: measured.delivery,
      ...(heard && { heard }),
      provisional: reading.relevance === 'unsure',
      coach: 'builtin',
      reader: reading.reader,
      standIns: [],
    },
  }
}

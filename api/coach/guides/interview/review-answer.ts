import type { AnswerFeedback } from '../../../contract/answer-feedback.ts'
import type { ReviewAnswerInput } from '../../interview-coach.ts'
import { findingsOf } from '../../score/answer/findings.ts'
import { type AnswerNumbers, scoreAnswer } from '../../score/answer/score-answer.ts'
import { improvementsOf } from './answer-improvements.ts'
import { strengthsOf } from './answer-strengths.ts'
import { refinedAnswer } from './refined-answer.ts'
import { sentenceFeedback } from './sentence-feedback.ts'

/** The numbers of an answer's feedback and the built-in coach's words for them. */
export interface ReviewedAnswer {
  numbers: AnswerNumbers
  feedback: AnswerFeedback
}

/** Feedback on one answer by rules alone: every quote is the person's, what lacks is a placeholder, the same answer gets the same words. */
export function reviewAnswer(input: Omit<ReviewAnswerInput, 'signal'>): ReviewedAnswer {
  const numbers = scoreAnswer({ ...input, source: input.source ?? 'recognised' })
  const { reading, score, scoreColor, scoreParts } = numbers
  return {
    numbers,
    feedback: {
      score,
      scoreColor,
      strengths: strengthsOf(reading, scoreParts),
      improvements: improvementsOf(reading, scoreParts),
      sentenceFeedback: sentenceFeedback(reading),
      refinedAnswer: refinedAnswer(reading),
      // Rules cannot retell an answer another way: that takes understanding.
      alternateAnswer: '',
      verdict: reading.verdict,
      scoreParts,
      findings: findingsOf(reading, input.transcript, input.words),
      delivery: reading.delivery,
      provisional: false,
      coach: 'builtin',
      standIns: [],
    },
  }
}

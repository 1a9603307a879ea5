import type { AnswerFeedback, ScoreColor } from '../../api/contract/answer-feedback.ts'

export const scoreWords = (score: number): string => score.toFixed(1)

const bandWords: Record<ScoreColor, string> = {
  green: 'A strong answer',
  yellow: 'A fair answer',
  red: 'This answer needs work',
}

const noAnswer = {
  'nothing-said': { word: 'Nothing was said', note: 'A silent answer scores no points.' },
  'no-answer': { word: 'Not an answer yet', note: '“I don’t know” ends an interview question. Say what you would do.' },
  'off-subject': { word: 'Off topic', note: 'What you said does not answer this question.' },
}

export const scoreLine = (feedback: AnswerFeedback): string => {
  const { word } = verdictOf(feedback)
  return feedback.provisional ? word : `${scoreWords(feedback.score)} of 10: ${word}`
}

/** A provisional score says it is not counted, and never judges. */
export function verdictOf({ scoreColor, verdict, provisional, heard }: AnswerFeedback) {
  if (provisional) {
    const note = heard ? 'It counts once you answer below.' : 'We could not hear what you said, so nothing was judged.'
    return { tone: 'yellow' as const, word: 'Provisional, not counted', note }
  }
  const words = verdict === 'answered' ? { word: bandWords[scoreColor], note: null } : noAnswer[verdict]
  return { tone: scoreColor, ...words }
}

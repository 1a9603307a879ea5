import type { InterviewQuestion } from '../../../api/contract/interview-questions.ts'

export const ownQuestionsAtMost = 10
/** A longer one would take longer to read than to answer. */
export const questionMaxCharacters = 500

const asksForStory =
  /\b(tell (me|us) about a time|describe a (time|situation)|give (me|us) an example|walk (me|us) through a time)\b/iu

/** One per line, without bullets, blanks and duplicates. `planned`: what is known about one of them. */
export function ownQuestionsOf(text: string, planned: InterviewQuestion | null = null): InterviewQuestion[] {
  const lines = text.split(/\n/u).map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s*/u, '').trim())
  return [...new Set(lines.filter(Boolean))].map((question) =>
    question === planned?.question
      ? planned
      : { question, type: asksForStory.test(question) ? 'behavioral' : 'general', goal: '' },
  )
}

export function ownQuestionsRule(text: string): string | null {
  const questions = ownQuestionsOf(text)
  if (questions.length === 0) return 'Please write at least one question, or choose the questions for a round.'
  if (questions.length > ownQuestionsAtMost)
    return `A practice has up to ${ownQuestionsAtMost} questions; you have ${questions.length}. Please remove ${questions.length - ownQuestionsAtMost}.`
  const long = questions.findIndex(({ question }) => question.length > questionMaxCharacters)
  return long < 0 ? null : `Question ${long + 1} is longer than ${questionMaxCharacters} characters. Please shorten it.`
}

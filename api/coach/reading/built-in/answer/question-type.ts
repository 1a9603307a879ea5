import type { QuestionType } from '../../../../contract/interview-questions.ts'
import { kindsAsked, nameOfKind } from './answer-kinds.ts'

const noStory = new Set(['motivation', 'strengths', 'weakness', 'background', 'future', 'hypothetical', 'method'])

/** "How would you" and "what do you do" never ask for something that happened. */
const asksToTell =
  /^\W*(?:(?:please|can|could|would) )*(?:you )?(?:tell|describe|walk|give|share|recall|think of|name|talk)\b|\b(?:have you ever|when (?:did|have|has) (?:you|some)|a time (?:when|you)|what happened|most difficult|ever had)\b/i

export function questionTypeOf(question: string): QuestionType {
  if (!asksToTell.test(question)) return 'general'
  const other = kindsAsked(question).reduce((sum, share, kind) => sum + (noStory.has(nameOfKind(kind)) ? share : 0), 0)
  return other > 0.5 ? 'general' : 'behavioral'
}

import type { QuestionType } from '../../../../contract/interview-questions.ts'
import { kindsAsked, nameOfKind } from './answer-kinds.ts'

/** Kinds of question that ask for something else than a story of one's own. */
const noStory = new Set(['motivation', 'strengths', 'weakness', 'background', 'future', 'hypothetical', 'method'])

/** How one asks for something that happened; "how would you" and "what do you do" never do. */
const asksToTell =
  /^\W*(?:(?:please|can|could|would) )*(?:you )?(?:tell|describe|walk|give|share|recall|think of|name|talk)\b|\b(?:have you ever|when (?:did|have|has) (?:you|some)|a time (?:when|you)|what happened|most difficult|ever had)\b/i

/** Whether a question asks for a story of one's own or for something else, by a learned reading. */
export function questionTypeOf(question: string): QuestionType {
  if (!asksToTell.test(question)) return 'general'
  const other = kindsAsked(question).reduce((sum, share, kind) => sum + (noStory.has(nameOfKind(kind)) ? share : 0), 0)
  return other > 0.5 ? 'general' : 'behavioral'
}

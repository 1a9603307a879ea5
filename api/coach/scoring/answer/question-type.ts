import type { QuestionType } from '../../../contract/interview-questions.ts'

/** Asking for something that happened once. */
const asksForStory =
  /\b(?:(?:tell|give) (?:me|us) (?:about|of) (?:a|an|the|one|some\w*) (?:time|situation|moment|piece|project|decision|plan|goal|occasion|day|achievement|case|\w+ (?:you|of yours|that|in which))|tell (?:me|us) about (?:an? )?\w+ (?:you|of yours)|(?:describe|recall|think of|share|name) (?:a|an|one|how you (?:built|led|handled|dealt)|some\w*)|(?:an?|one) (?:example|situation|instance) (?:of|where|when|in which)|a time (?:when|you|that)|when did you (?:last )?|when have you|walk (?:me|us) through (?:a|an|the (?:hardest|last|biggest|most))|have you ever|what happened)\b/i

/** Whether a question asks for a story of one's own or for something else, by its words. */
export function questionTypeOf(question: string): QuestionType {
  return asksForStory.test(question) ? 'behavioral' : 'general'
}

import type { AnswerFeedback } from '../../contract/answer-feedback.ts'
import type { AnswerReading } from '../reading/answer-reading.ts'
import { mayAsk } from '../reading/requirement-lines.ts'
import { wordsOf } from '../text/tokens.ts'
import { claimsTask, coachText } from './prompts.ts'
import { type WritingContext, writeWhole } from './write-items.ts'

const mostWords = 25
const fewestSpecifics = 3

/** Nothing where the answer is whole, beside the question, or shows contempt. */
function missingIn({ type, relevance, ownSteps, result, checkable, specifics, contempt }: AnswerReading): string[] {
  if ((relevance !== 'yes' && relevance !== 'partly') || contempt.length > 0) return []
  const isStory = type === 'behavioral'
  return [
    ...(isStory && ownSteps === 0 ? ['what the person did themselves'] : []),
    ...(isStory && result.length === 0 ? ['what came of it'] : []),
    ...(isStory && result.length > 0 && checkable.length === 0 ? ['how anyone could tell that it worked'] : []),
    ...(specifics < fewestSpecifics ? ['one real occasion or detail that only this person could tell'] : []),
  ]
}

const followUpTask = (missing: readonly string[]) =>
  claimsTask('answer_follow_up', { text: coachText }, { missing: missing.join('; '), mostWords })

export async function writeFollowUp(
  context: WritingContext,
  reading: AnswerReading,
): Promise<Pick<AnswerFeedback, 'followUpQuestion'>> {
  const missing = missingIn(reading)
  if (missing.length === 0) return {}
  const [item] = await writeWhole(context, followUpTask(missing), ([first]) => faultOf(first!.text))
  return { followUpQuestion: item!.text }
}

function faultOf(text: string): string | null {
  if (wordsOf(text).length > mostWords) return `Your question was too long. Use at most ${mostWords} words.`
  if (!/^[^?]*\?$/.test(text) || text.includes('[')) return 'Your text was not one question that ends with a question mark.'
  return mayAsk(text) ? null : 'You asked what no employer may ask. Ask about the work.'
}

import * as z from 'zod'
import type { AnswerFeedback } from '../../contract/answer-feedback.ts'
import { task } from '../model/model.ts'
import type { AnswerReading } from '../reading/answer-reading.ts'
import { mayAsk } from '../reading/requirement-lines.ts'
import { wordsOf } from '../text/tokens.ts'
import { type WritingContext, writeWhole } from './write-items.ts'

const mostWords = 25
const fewestSpecifics = 3

/** Nothing where the answer is whole, beside the question, or shows contempt. */
export function missingIn({ type, relevance, ownSteps, result, checkable, specifics, contempt }: AnswerReading): string[] {
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
  task(
    'answer_follow_up',
    { items: z.array(z.object({ text: z.string(), from: z.array(z.string()) })) },
    `Task: you are the interviewer, and this answer leaves out ${missing.join('; ')}. Write one item: the follow-up question that you ask now, aloud, because you listened.
"text": one question of at most ${mostWords} words about one thing that is left out, the one that would tell you most. Begin with what the person said, briefly and in their own words, then ask: "You said the team cut waiting times. What was your own part?" Speak to the person as "you". Ask openly, so that yes or no is no answer to it. Suggest no answer, praise nothing, do not ask <question> again, and do not ask for what the answer tells. No markup, no quotation marks, no [blanks]. Nothing about age, health, family, origin, religion, or other private matters, also where the person speaks of them.
"from": the ids of the lines that you take up. Use no name and no figure that is not in the answer or in <question>.`,
  )

export async function writeFollowUp(
  context: WritingContext,
  reading: AnswerReading,
): Promise<Pick<AnswerFeedback, 'followUpQuestion'>> {
  const missing = missingIn(reading)
  if (missing.length === 0) return {}
  const [item] = await writeWhole(context, followUpTask(missing), { text: 'coach' }, ([first]) => faultOf(first!.text))
  return { followUpQuestion: item!.text }
}

function faultOf(text: string): string | null {
  if (wordsOf(text).length > mostWords) return `Your question was too long. Use at most ${mostWords} words.`
  if (!/^[^?]*\?$/.test(text) || text.includes('[')) return 'Your text was not one question that ends with a question mark.'
  return mayAsk(text) ? null : 'You asked what no employer may ask. Ask about the work.'
}

import * as z from 'zod'
import { QaQuestion } from '../../../contract/interview-qa.ts'
import type { PreparedQuestion } from '../../guides/questions/plan.ts'
import { claimsTask } from '../prompts.ts'
import { starText, storyParts, storyVoices } from '../star-story.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { type PlannedQuestion, planText } from './read-interview.ts'

const parts = { ...storyParts, answer: z.string() }
const { type, category } = QaQuestion.shape

export async function writePreparedQuestions(
  context: WritingContext,
  planned: readonly PlannedQuestion[],
): Promise<PreparedQuestion[]> {
  const asked = claimsTask('prep_questions', { ...parts, spoken: z.string() }, { planned: planText(planned) })
  const written = await writeItems(context, asked, { ...storyVoices, answer: 'coach', spoken: 'person' })
  return written.filter(({ spoken }) => spoken !== '').flatMap((item) => prepared({ ...item, type: 'job', category: 'general' }))
}

export async function writeQaQuestions(
  context: WritingContext,
  planned: readonly PlannedQuestion[],
): Promise<PreparedQuestion[]> {
  const asked = claimsTask('qa_questions', { ...parts, type, category }, { planned: planText(planned) })
  const written = await writeItems(context, asked, { ...storyVoices, answer: 'person' })
  return written.flatMap((item) => prepared({ ...item, spoken: '' }))
}

function prepared(item: Omit<PreparedQuestion, 'answer'> & Record<keyof typeof parts, string>): PreparedQuestion[] {
  const { question, situation, task: duty, action, result, spoken, type, category } = item
  const isStory = [situation, duty, action, result].every(Boolean)
  const answer = isStory ? starText(item) : item.answer
  return question && answer ? [{ question, answer, spoken, type, category }] : []
}

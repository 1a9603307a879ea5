import * as z from 'zod'
import { QaQuestion } from '../../../contract/interview-qa.ts'
import { task } from '../../model/model.ts'
import { type WritingContext, writeItems } from '../write-items.ts'
import { starText } from '../writing-data.ts'
import { type PlannedQuestion, planText } from './read-interview.ts'

export interface PreparedQuestion extends Pick<QaQuestion, 'question' | 'type' | 'category' | 'plan'> {
  answer: string
  spoken: string
}

const parts = {
  question: z.string(),
  situation: z.string(),
  task: z.string(),
  action: z.string(),
  result: z.string(),
  answer: z.string(),
}
const from = z.array(z.string())
const { type, category } = QaQuestion.shape

export async function writePreparedQuestions(
  context: WritingContext,
  planned: readonly PlannedQuestion[],
): Promise<PreparedQuestion[]> {
  const items = z.array(z.object({ ...parts, spoken: z.string(), from }))
  const prompt = `${asked(planned)} For every other question the four parts stay empty, and "answer" says to the person in 2 or 3 sentences how to build the answer: what first, what next, what last, and with which facts.
"spoken": the answer as the person would say it in conversation, in the first person, 50 to 80 words, without headings, blanks included. ${shapes}`
  const written = await writeItems(context, task('prep_questions', { items }, prompt), {
    ...voices,
    answer: 'coach',
    spoken: 'person',
  })
  return written.filter(({ spoken }) => spoken !== '').flatMap((item) => prepared({ ...item, type: 'job', category: 'general' }))
}

export async function writeQaQuestions(
  context: WritingContext,
  planned: readonly PlannedQuestion[],
): Promise<PreparedQuestion[]> {
  const items = z.array(z.object({ ...parts, type, category, from }))
  const prompt = `${asked(planned)} For every other question the four parts stay empty, and "answer" is what the person could say, in the first person, 60 to 100 words. ${shapes}
"type": "job" where the question comes from the advertisement, "resume" where it comes from the person's own path. "category": what it is about.`
  const written = await writeItems(context, task('qa_questions', { items }, prompt), { ...voices, answer: 'person' })
  return written.flatMap((item) => prepared({ ...item, spoken: '' }))
}

const voices = { question: 'coach', situation: 'person', task: 'person', action: 'person', result: 'person' } as const

const asked = (
  planned: readonly PlannedQuestion[],
) => `Task: write "items", one for each of these questions of the interview, in this order. The other questions are written elsewhere.
${planText(planned)}

"question": as this interviewer would say it aloud, 10 to 35 words, about the work, tool, or demand at stake.
Where the question asks for an experience, the answer is one story in the first person: "situation" (where it was, what was at stake), "task" (what fell to the person), "action" (what they did, in order; the longest part), "result" (what came of it); 70 to 110 words together, and "answer" stays empty. Its facts are one of the lines left to these questions and the line of its employer; the other deeds of the resume are told in other answers. Where none of these lines fits the question, set the story in one of the person's jobs and leave what happened to descriptive blanks. Make up no step, scene, person, or feeling: what the line does not say is a blank, such as [what you checked first] or [what changed for the patients].`

const shapes = `Shapes of such answers: an opening tells what they do now, the step or two that led here, and why this job is next. A motivation ties two things of the advertisement to what the person has done, and leaves a blank for the personal reason. A method or a case goes by steps and checks, with "I would". A demand that the resume does not show: say plainly that it is not on the resume, the nearest thing that is, and how the person would learn it here. A formal or practical matter is the fact or a blank. A closing is two or three questions on this advertisement, and why they matter.`

function prepared(item: Omit<PreparedQuestion, 'answer'> & Record<keyof typeof parts, string>): PreparedQuestion[] {
  const { question, situation, task: duty, action, result, spoken, type, category } = item
  const isStory = [situation, duty, action, result].every(Boolean)
  const answer = isStory ? starText(item) : item.answer
  return question && answer ? [{ question, answer, spoken, type, category }] : []
}

import { expect, test } from 'vitest'
import * as z from 'zod'
import { genericQuestions, roundQuestions } from './default-questions.ts'
import { InterviewQuestion, InterviewRoundId } from './interview-questions.ts'
import { questionsPerInterview } from './limits.ts'
import { qaCategories } from './qa-questions.ts'

const GuideQuestion = InterviewQuestion.required().extend({
  category: z.enum(qaCategories),
  roles: z.literal('leader').array().optional(),
})
const Ten = z.array(GuideQuestion).length(questionsPerInterview)

test('every round has ten whole questions of its own, and so have the interviews of any round', () => {
  expect(Ten.parse(genericQuestions)).toEqual(genericQuestions)
  expect(z.record(InterviewRoundId, Ten).parse(roundQuestions)).toEqual(roundQuestions)
})

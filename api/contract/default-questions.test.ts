import { expect, test } from 'vitest'
import * as z from 'zod'
import { genericQuestions, roundQuestions } from './default-questions.ts'
import { InterviewQuestion, questionsPerInterview } from './interview-questions.ts'
import { InterviewRoundId } from './interview-rounds.ts'

const Ten = z.array(InterviewQuestion).length(questionsPerInterview)

test('every round has ten whole questions of its own, and so have the interviews of any round', () => {
  expect(Ten.parse(genericQuestions)).toEqual(genericQuestions)
  expect(z.record(InterviewRoundId, Ten).parse(roundQuestions)).toEqual(roundQuestions)
})

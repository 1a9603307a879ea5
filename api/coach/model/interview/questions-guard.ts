import type { InterviewQuestion } from '../../../contract/interview-questions.ts'
import type { Facts } from '../../guard/facts.ts'
import { adviceFor, cleanerFor } from '../../guard/model-text.ts'
import { questionTypeOf } from '../../score/answer/question-type.ts'
import { wordsOf } from '../../text/words.ts'

/** Characters: a question is read aloud, and nobody remembers a longer one. */
const sizes = { question: 320, goal: 160 }
const fewestWords = 4

/** A model's questions about this ad and this resume; an invented figure, name or quote takes a question out. */
export function guardedQuestions(items: readonly InterviewQuestion[], facts: Facts): InterviewQuestion[] {
  const advice = adviceFor(facts, cleanerFor({ own: facts.resume.text, named: facts.ad.text }))
  const clean = (text: string, max: number) => {
    const kept = advice(text, max)
    return kept.includes('[') ? '' : kept
  }
  return items
    .map(({ question, type, goal }) => {
      const text = clean(question, sizes.question)
      return {
        question: text,
        type: questionTypeOf(text) === 'behavioral' ? ('behavioral' as const) : type,
        goal: clean(goal, sizes.goal).replace(/\.$/, '') || 'What this part of the job would be like with you',
      }
    })
    .filter(({ question }) => wordsOf(question).length >= fewestWords && !isStatement(question))
}

/** A question ends in a question mark, or asks to tell, describe, explain. */
const isStatement = (question: string) =>
  !/\?\s*$/.test(question) &&
  !/\b(?:tell|describe|explain|walk|give|share|talk|introduce|name|outline|imagine|show|take)\b/i.test(question)

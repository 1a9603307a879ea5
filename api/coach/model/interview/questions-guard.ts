import type { InterviewQuestion } from '../../../contract/interview-questions.ts'
import type { Facts } from '../../guard/facts.ts'
import { keepAdvice } from '../../guard/keep-to-facts.ts'
import { plainText, shortened } from '../../guard/plain-text.ts'
import { quotesAreTrue } from '../../guard/quotes.ts'
import { questionTypeOf } from '../../score/answer/question-type.ts'
import { soundsInjected } from '../../text/obedience.ts'
import { keepSentences } from '../../text/sentences.ts'
import { wordsOf } from '../../text/words.ts'

/** Characters: a question is read aloud, and nobody remembers a longer one. */
const sizes = { question: 320, goal: 160 }
const fewestWords = 4

/** A model's questions, as far as they are questions about this ad and this resume: invented figures, names and quotes take one out. */
export function guardedQuestions(items: readonly InterviewQuestion[], facts: Facts): InterviewQuestion[] {
  const links = { own: facts.resume.text, named: facts.ad.text }
  const sources = [facts.resume, facts.ad]
  const clean = (text: string, max: number) => {
    const plain = shortened(
      keepSentences(plainText(text, links), (sentence) => !soundsInjected(sentence)),
      max,
    )
    const kept = keepAdvice(
      keepSentences(plain, (sentence) => quotesAreTrue(sentence, sources)),
      facts,
    )
    return kept.includes('[') ? '' : kept
  }
  return items
    .map(({ question, type, goal }) => {
      const asked = clean(question, sizes.question)
      return {
        question: asked,
        type: questionTypeOf(asked) === 'behavioral' ? ('behavioral' as const) : type,
        goal: clean(goal, sizes.goal).replace(/\.$/, '') || 'What this part of the job would be like with you',
      }
    })
    .filter(({ question }) => wordsOf(question).length >= fewestWords && !isTold(question))
}

/** A statement is no question: it ends in a question mark, or asks to tell, describe, explain. */
const isTold = (question: string) =>
  !/\?\s*$/.test(question) &&
  !/\b(?:tell|describe|explain|walk|give|share|talk|introduce|name|outline|imagine|show|take)\b/i.test(question)

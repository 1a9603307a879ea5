import { freeCredits } from '../../../api/contract/prices.ts'
import texts from './faq-texts.json' with { type: 'json' }

/** The answers describe what the app does: keep them in step. */
export const faqs = texts.faqs.map(({ question, answer }) => ({
  question,
  answer: answer.map((words) => words.replace('{freeCredits}', String(freeCredits))),
}))

export const { disclaimer } = texts

import { expect, test } from 'vitest'
import type { AnswerFeedback } from '../../api/contract/answer-feedback.ts'
import { fallbackFeedback } from '../../api/contract/fallback-feedback.ts'
import { plainText } from '../export/plain-text.ts'
import { feedbackBlocks } from './feedback-blocks.ts'

const byTheAI: AnswerFeedback = { ...fallbackFeedback, provisional: false, coach: 'openai', refinedAnswer: 'Told better.' }

test('feedback written entirely by the AI does not mention the built-in coach', () => {
  expect(plainText(feedbackBlocks(byTheAI))).not.toContain('built-in coach')
})

test('exported feedback names the parts that the built-in coach wrote in the AI’s place, but no empty ones', () => {
  const text = plainText(feedbackBlocks({ ...byTheAI, standIns: ['strengths', 'improvements', 'refinedAnswer'] }))
  expect(text).toContain('The built-in coach, not the AI, wrote: improvements, refined answer.')
})

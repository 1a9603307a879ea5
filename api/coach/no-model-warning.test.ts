import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { noModelWarning } from './coach-settings.ts'

const paid = { STRIPE_SECRET_KEY: 'sk_live_example' }

test('an operator who takes money without a model is told which settings connect one', () => {
  expect(noModelWarning(readEnv(paid))).toMatch(/no AI model is connected.*OPENAI_API_KEY.*OPENAI_BASE_URL.*OPENAI_MODEL/)
})

test.each([
  ['a model of OpenAI', { ...paid, OPENAI_API_KEY: 'sk-example' }],
  ['a model of one’s own', { ...paid, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }],
  ['the payments sandbox', { ...paid, STRIPE_API_URL: 'http://127.0.0.1:4900' }],
  ['no payments at all', {}],
])('with %s nothing is warned', (_what, settings) => {
  expect(noModelWarning(readEnv(settings))).toBeNull()
})

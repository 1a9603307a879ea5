import { expect, test } from 'vitest'
import { startButton } from './start-rules.ts'

const known = (credits: number) => ({ state: 'known' as const, credits })

test('under 15 credits the interview cannot be started, and the button says why', () => {
  expect(startButton(false, known(14))).toMatchObject({
    disabled: true,
    shortage: "You don't have enough credits. Please purchase more credits to continue.",
  })
  expect(startButton(false, known(15))).toMatchObject({ disabled: false, shortage: null, label: 'Start Interview (15 credits)' })
})

test('an unknown balance disables nothing', () => {
  expect(startButton(false, { state: 'unknown', credits: 0 }).disabled).toBe(false)
  expect(startButton(false, { state: 'loading', credits: 0 }).disabled).toBe(false)
})

test('one tap is enough', () => {
  expect(startButton(true, known(40))).toMatchObject({ disabled: true, label: 'Preparing...' })
})

test('while something is missing the button asks for it; credits come first', () => {
  const missing = ['resume', 'job description'] as const
  expect(startButton(false, known(40), missing)).toMatchObject({ disabled: false, label: 'Upload Resume to Continue' })
  expect(startButton(false, known(40), ['job description']).label).toBe('Paste Job Description to Continue')
  expect(startButton(false, known(14), missing)).toMatchObject({ disabled: true, label: 'Start Interview (15 credits)' })
})

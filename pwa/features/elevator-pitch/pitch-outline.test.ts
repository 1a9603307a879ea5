import { expect, test } from 'vitest'
import { plainText } from '../../export/plain-text.ts'
import { standInWords } from '../../generation/status-words.ts'
import { pitchOutline } from './pitch-outline.ts'
import { wholeReviewOf } from './review-generation.ts'
import { exampleParts, exampleScore } from './testing/example-review.ts'

test('the export has score, reasons, moments, figures, both better versions, the words said and the script', () => {
  const text = plainText(pitchOutline(exampleParts, 'I am a nurse.\n\nThank you.'))
  for (const words of [
    '7.2 of 10: A fair pitch',
    'Fillers: not measured',
    '0:12',
    '“I cut falls by 31 percent.” Proof that can be checked.',
    '1:12',
    'Ask for a next step.',
    'Falls went down by 31 percent: that was my work.',
    'I like nights.',
    'Thank you.',
  ])
    expect(text).toContain(words)
})

test('what the built-in coach wrote instead of the AI says so, the script too', () => {
  const lines = plainText(pitchOutline({ ...exampleParts, standIns: ['refined'] }, 'I am a nurse.', true))
    .split('\n')
    .filter(Boolean)
  const before = lines.flatMap((line, at) => (line === standInWords ? [lines[at - 1]] : []))
  expect(before).toEqual([expect.stringMatching(/Refined pitch/i), expect.stringMatching(/Your script/i)])
})

test('a part that has not arrived leaves no heading', () => {
  expect(plainText(pitchOutline({ score: exampleScore }, ''))).not.toContain('Refined pitch')
})

test('a review is saved whole or not at all', () => {
  const done = { creditsCharged: 10, creditsRemaining: 20, coach: 'builtin' as const, standIns: [] }
  const { refined: _, ...without } = exampleParts
  const answer = (received: typeof exampleParts) => ({
    run: { state: 'idle' as const },
    last: { key: 'k', received, done, isSaved: false },
    isOpen: true,
  })
  expect(wholeReviewOf(answer(exampleParts))).toMatchObject({
    score: 7.2,
    creditsCharged: 10,
    alternateExample: expect.any(String),
  })
  expect(wholeReviewOf(answer(without))).toBeNull()
})

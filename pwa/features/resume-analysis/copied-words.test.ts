import { expect, test } from 'vitest'
import { analysisOutline } from './analysis-outline.ts'
import { copiedWords } from './copied-words.ts'
import { exampleSections } from './testing/example-analysis.ts'

test('lines copied from the job description are named, on the page and in the PDF', () => {
  expect(copiedWords(['a'])).toBe('One line of your resume repeats the job description word for word; it does not count.')
  expect(copiedWords(['a', 'b', 'c'])).toBe('3 lines of your resume repeat the job description word for word; they do not count.')
  const score = { ...exampleSections.score, copiedLines: ['Carries out wound care'] }
  const outline = JSON.stringify(analysisOutline({ received: { ...exampleSections, score } }))
  expect(outline).toContain('One line of your resume repeats')
  expect(outline).toContain('Carries out wound care')
  expect(JSON.stringify(analysisOutline({ received: exampleSections }))).not.toContain('repeats the job description')
})

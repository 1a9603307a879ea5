import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('a copied analysis reads well without any formatting', () => {
  const text = plainText([
    { kind: 'title', text: 'Resume analysis' },
    { kind: 'score', value: 72, of: 100, word: 'a good match on paper', tone: 'blue' },
    { kind: 'heading', text: 'Skills match' },
    { kind: 'bar', label: 'Excel', percent: 80 },
    { kind: 'bar', label: 'SAP', percent: 0 },
    { kind: 'heading', text: 'Questions' },
    { kind: 'subheading', text: 'Why us?' },
    { kind: 'labelled', label: 'Situation', text: 'At work.' },
  ])
  expect(text).toBe(
    'RESUME ANALYSIS\n\n72 of 100: a good match on paper\n\nSKILLS MATCH\n\n- Excel: 80%\n- SAP: 0%\n\nQUESTIONS\n\nWhy us?\nSituation: At work.',
  )
})

import { expect, test } from 'vitest'
import { readMatch } from '../../api/coach/reading/built-in/read-match.ts'
import { requirementLines } from '../../api/coach/reading/requirement-lines.ts'
import { readLabelledPairs } from './measure.ts'
import { ownParts, readPairs } from './own/pair.ts'

const mark = /^\s*(?:[-•*]|\d{1,2}\.)\s+(?=\S)/
const withoutMarks = (ad: string) =>
  ad
    .split('\n')
    .map((line) => line.replace(mark, ''))
    .join('\n')

const resume = 'Experience\n- Ran ventilators'
const asked = (ad: string) =>
  requirementLines(readMatch(resume, ad, 2026)).map(({ text, importance }) => `${importance}: ${text}`)

test('an ad without bullet marks asks for the same lines', () => {
  const sets = (['development', 'held-out', 'held-out-own'] as const).flatMap(readLabelledPairs)
  const ads = [...sets, ...ownParts.flatMap(readPairs)].map(({ ad }) => ad).filter((ad) => withoutMarks(ad) !== ad)
  const both = ads.map((ad) => [new Set(asked(ad)), new Set(asked(withoutMarks(ad)))] as const)
  const sum = (of: (pair: (typeof both)[number]) => number) => both.reduce((total, pair) => total + of(pair), 0)
  const same = sum(([one, other]) => one.intersection(other).size) / sum(([one, other]) => one.union(other).size)
  expect(ads.length).toBeGreaterThan(40)
  expect(same).toBeGreaterThan(0.98)
})

test('marks of a list turn no neighbor into another kind of line', () => {
  const lines = [
    'What you need',
    'Current RRT credential',
    'BLS required at hire',
    'Licensed as a therapist',
    'Experience with Epic',
  ]
  const ad = (mark: string) => `Respiratory Therapist\n\nWhat you do\n${mark}Run ventilators\n\n${lines.join(`\n${mark}`)}`
  expect(asked(ad(''))).toEqual(asked(ad('- ')))
  for (const line of lines.slice(1)) expect(asked(ad(''))).toContain(`must: ${line}`)
})

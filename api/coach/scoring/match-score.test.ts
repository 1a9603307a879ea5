import { expect, test } from 'vitest'
import type { MatchTerm } from './match-reading.ts'
import { coverageOf, matchScore } from './match-score.ts'

function term(changes: Partial<MatchTerm>): MatchTerm {
  const base: MatchTerm = {
    term: 'welding',
    importance: 'must',
    requirement: 'Welding',
    how: 'exact',
    coverage: 1,
    resumeLine: 'Welded',
    where: 'experience',
    kind: 'skill',
    alternatives: [],
    confident: true,
    mentions: 1,
  }
  return { ...base, ...changes }
}
const gap = (changes: Partial<MatchTerm> = {}) => term({ how: 'missing', coverage: 0, resumeLine: null, where: null, ...changes })

test('the same word counts fully, another name nine tenths, another form seven tenths, a gap nothing', () => {
  expect(['exact', 'alias', 'stem', 'missing'].map((how) => coverageOf(how as MatchTerm['how'], 'experience'))).toEqual([
    1, 0.9, 0.7, 0,
  ])
})

test('a skill that is only listed counts four fifths', () => {
  expect(coverageOf('exact', 'skills')).toBe(0.8)
  expect(coverageOf('alias', 'skills')).toBe(0.72)
  expect(coverageOf('exact', 'summary')).toBe(1)
})

test('a must weighs three, a wish one, a soft word a half', () => {
  expect(matchScore([term({}), gap({ importance: 'nice', confident: false })]).points).toBeCloseTo(75)
  expect(matchScore([term({ importance: 'nice' }), gap({ importance: 'soft', confident: false })]).points).toBeCloseTo(66.67, 1)
})

const many = Array.from({ length: 20 }, () => term({}))

test('no must-have missing: no cap', () => {
  expect(matchScore(many)).toMatchObject({ points: 100, cap: null })
})

test('one must-have missing stops the match at 70 and says why', () => {
  const score = matchScore([...many, gap({ term: 'API 1104' })])
  expect(score.points).toBe(70)
  expect(score.cap).toContain('API 1104')
})

test('two must-haves missing stop it at 55', () => {
  expect(matchScore([...many, gap(), gap()]).points).toBe(55)
})

test('a must-have that was only guessed, or one of several alternatives, stops nothing', () => {
  expect(matchScore([...many, gap({ confident: false })]).cap).toBeNull()
  expect(matchScore([...many, gap({ importance: 'nice', confident: false })]).points).toBeGreaterThan(70)
})

test('a match below the cap is not explained by it', () => {
  const score = matchScore([term({}), gap(), gap(), gap()])
  expect(score.points).toBe(25)
  expect(score.cap).toBeNull()
})

test('nothing asked means nothing measured', () => {
  expect(matchScore([]).points).toBeNull()
})

test('two alternatives that are both missing weigh like one requirement', () => {
  const pair = [gap({ alternatives: ['b'], confident: false }), gap({ alternatives: ['a'], confident: false })]
  expect(matchScore([term({}), ...pair]).points).toBeCloseTo(50)
})

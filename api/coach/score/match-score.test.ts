import { expect, test } from 'vitest'
import type { MatchTerm } from '../reading/match-reading.ts'
import { backingOf, coverageOf, matchScore, shareAtWork } from './match-score.ts'

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
    adLine: 'A1',
    shownBy: ['R1'],
  }
  return { ...base, ...changes }
}
const gap = (changes: Partial<MatchTerm> = {}) => term({ how: 'missing', coverage: 0, resumeLine: null, where: null, ...changes })

test('at work the same word counts fully, another name nine tenths, likeness and a gap nothing', () => {
  expect((['exact', 'alias', 'stem'] as const).map((how) => coverageOf(how, 'experience', 'skill', 0))).toEqual([1, 0.9, 0])
  expect(coverageOf('missing', null, 'skill', 1)).toBe(0)
})

test('a skill that is only listed counts a twentieth, and up to six tenths for people whose work shows the others', () => {
  expect(coverageOf('exact', 'skills', 'skill', 0)).toBe(0.05)
  expect(coverageOf('exact', 'skills', 'skill', 1)).toBe(0.6)
})

test('what a summary claims counts more than a list and less than work', () => {
  for (const backing of [0, 0.5, 1]) {
    const [listed, claimed, done] = (['skills', 'summary', 'experience'] as const).map((where) =>
      coverageOf('exact', where, 'skill', backing),
    )
    expect(claimed).toBeGreaterThan(listed!)
    expect(claimed).toBeLessThan(done!)
  }
})

test('a certificate, a degree and a language stand outside of jobs by nature and count fully there', () => {
  expect(coverageOf('exact', 'certifications', 'certificate', 0)).toBe(1)
  expect(coverageOf('exact', 'education', 'degree', 0)).toBe(1)
  expect(coverageOf('exact', 'other', 'language', 0)).toBe(1)
})

test('the more of the skills a person shows at work, the more their lists are believed', () => {
  const backing = [0, 2, 4, 5, 10].map((shown) =>
    backingOf(shareAtWork([...Array(shown).fill(term({})), ...Array(10 - shown).fill(term({ where: 'skills' }))])),
  )
  expect(backing).toEqual([...backing].sort((a, b) => a - b))
  expect(backing[0]).toBe(0)
  expect(backing.at(-1)).toBe(1)
})

test('a must weighs three, a wish one, a soft word a half', () => {
  expect(matchScore([term({}), gap({ importance: 'nice', confident: false })]).points).toBeCloseTo(75)
  expect(matchScore([term({ importance: 'nice' }), gap({ importance: 'soft', confident: false })]).points).toBeCloseTo(66.67, 1)
})

const wishes = Array.from({ length: 60 }, () => term({ importance: 'nice', confident: false }))

test('no must-have missing: no cap', () => {
  expect(matchScore([...wishes, term({})])).toMatchObject({ points: 100, cap: null })
})

test('each missing must-have lowers the highest match by a step, and none by a cliff', () => {
  const limits = [0, 1, 2, 3, 4, 5].map(
    (missing) =>
      matchScore([...wishes, ...wishes, ...wishes, ...Array(5 - missing).fill(term({})), ...Array(missing).fill(gap())]).points!,
  )
  const steps = limits.slice(1).map((limit, at) => limits[at]! - limit)
  expect(Math.min(...steps)).toBeGreaterThan(0)
  expect(Math.max(...steps)).toBeLessThanOrEqual(11)
})

test('the cap names what is missing', () => {
  expect(matchScore([...wishes, gap({ term: 'API 1104' })]).cap).toContain('API 1104')
})

test('a must-have that was only guessed, or one of several alternatives, caps nothing', () => {
  expect(matchScore([...wishes, gap({ confident: false })]).cap).toBeNull()
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

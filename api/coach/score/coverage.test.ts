import { expect, test } from 'vitest'
import type { MatchTerm } from '../reading/match-reading.ts'
import { backingOf, coverageOf, shareAtWork } from './coverage.ts'

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
    adLine: 'A1',
    shownBy: ['R1'],
  }
  return { ...base, ...changes }
}

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

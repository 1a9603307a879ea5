import { expect, test } from 'vitest'
import { readMatch } from '../reading/built-in/read-match.ts'
import { requirementLines } from '../reading/requirement-lines.ts'
import { answeredYes, type ComparedLine, comparedLines, matchScore } from './match-score.ts'

const part = (coverage: number, gap = 1): ComparedLine['parts'][number] => ({
  ...{ requirement: 'Welding', isShown: coverage > 0.5, coverage, gap },
})
const line = (isMust: boolean, ...parts: ComparedLine['parts']): ComparedLine => ({ text: 'Welding', isMust, parts })
const must = (coverage: number, gap = 1) => line(true, part(coverage, gap))
const wish = (coverage: number, gap = 1) => line(false, part(coverage, gap))

test('a must weighs three, a wish one', () => {
  expect(matchScore([must(1), wish(0)]).points).toBeCloseTo(75)
})

test('a line counts once, whatever number of terms it has', () => {
  expect(matchScore([wish(1), line(false, part(0), part(0), part(0))]).points).toBeCloseTo(50)
  expect(matchScore([line(false, part(1), part(0))]).points).toBeCloseTo(50)
})

test('what we cannot tell costs less than what is missing, and nothing that is shown lowers the match', () => {
  const known = [must(1), must(0.6), wish(0.9)]
  const points = (more: ComparedLine) => matchScore([...known, more]).points!
  expect(points(must(0, 0.4))).toBeGreaterThan(points(must(0, 1)))
  const shown = [0, 0.05, 0.3, 0.6, 0.9, 1].map((coverage) => points(must(coverage, 0.4)))
  expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  expect(points(must(0, 0))).toBeGreaterThan(points(must(0, 0.4)))
})

test('no answer changes how much of the match must-haves are', () => {
  const weight = (lines: ComparedLine[]) => matchScore(lines).mustHaves?.weight
  expect(weight([must(0, 0.4), must(1), wish(0, 0.4)])).toBe(weight([must(0.9, 0.4), must(1), wish(0.9, 0.4)]))
})

test('an answer counts for its own line only', () => {
  const other = { ...line(true, { ...part(0), requirement: 'Riveting' }), text: 'Riveting' }
  expect(answeredYes([must(0), other], 'Welding')).toEqual(
    [must(0.9, 0), other].map((one) => ({
      ...one,
      parts: one.parts.map((of) => ({ ...of, isShown: false })),
    })),
  )
})

const wishes = Array.from({ length: 60 }, () => wish(1))

test('no must-have missing: no cap', () => {
  expect(matchScore([...wishes, must(1)])).toMatchObject({ points: 100, cap: null })
})

test('each missing must-have lowers the highest match by a step, and none by a cliff', () => {
  const limits = [0, 1, 2, 3, 4, 5].map(
    (missing) =>
      matchScore([
        ...wishes,
        ...wishes,
        ...wishes,
        ...Array.from({ length: 5 - missing }, () => must(1)),
        ...Array.from({ length: missing }, () => must(0)),
      ]).points!,
  )
  const steps = limits.slice(1).map((limit, at) => limits[at]! - limit)
  expect(Math.min(...steps)).toBeGreaterThan(0)
  expect(Math.max(...steps)).toBeLessThanOrEqual(11)
})

test('the cap names what is missing', () => {
  expect(matchScore([...wishes, { ...must(0), text: 'API 1104 certification' }]).cap).toContain('API 1104')
})

test('a must-have that may be there in other words caps nothing', () => {
  expect(matchScore([...wishes, must(0, 0.4)]).cap).toBeNull()
})

test('a match below the cap is not explained by it', () => {
  const score = matchScore([must(1), must(0), must(0), must(0)])
  expect(score.points).toBe(25)
  expect(score.cap).toBeNull()
})

test('nothing asked means nothing measured', () => {
  expect(matchScore([]).points).toBeNull()
})

test('years, a license and a degree count as lines do; of alternatives, one that is met is enough', () => {
  const ad =
    'Electrician\n\nRequirements:\n- Journeyman electrician license\n- 5 years of experience as an electrician\n- Experience with PLCs or VFDs'
  const resume =
    'Experience\nElectrician, Front Range Electric, 2012 - 2020\n- Wired and tested VFDs in 30 plants\n\nLicenses\nColorado Journeyman electrician license'
  const reading = readMatch(resume, ad, 2026)
  expect(matchScore(comparedLines(requirementLines(reading), reading)).points).toBeGreaterThan(90)
})

import { expect, test } from 'vitest'
import type { RequirementLine } from '../../contract/resume-analysis.ts'
import { skillsMatch } from './analysis-numbers.ts'

const line = (kind: RequirementLine['kind'], state: RequirementLine['state'], shown: boolean[] = []): RequirementLine => ({
  ...{ id: 'A1', text: 'A line', importance: 'must', kind, state, resumeLine: null, resumeLineFrom: null, reply: null },
  terms: shown.map((one, at) => ({ text: `term ${at}`, shown: one })),
})

test('nothing is called 0% while a line of its kind is open', () => {
  expect(skillsMatch([line('certificate', 'not-found', [false]), line('certificate', 'unsure', [false])])).toEqual([])
})

test('a line that is shown in part counts half, one we cannot tell as not shown, and a kind with nothing else is left out', () => {
  expect(
    skillsMatch([
      line('work', 'shown'),
      line('work', 'unsure', [true, false]),
      line('work', 'unsure', [false]),
      line('years', 'unsure'),
      line('certificate', 'not-found', [false]),
    ]),
  ).toEqual([
    { name: 'Skills and experience', percentage: 50 },
    { name: 'Licenses and certificates', percentage: 0 },
  ])
})

import { expect, test } from 'vitest'
import { interviewRoundIds } from '../../../contract/interview-rounds.ts'
import { roundGuides } from './material.ts'

const slots = new Set(['line', 'duty', 'requirement'])

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

test.each(interviewRoundIds)('%s: every text quotes at most one whole line, and none speaks of "somebody"', (round) => {
  const { goal, strategy, ...guide } = roundGuides[round]
  for (const text of textsOf({ goal, strategy, ...guide })) {
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!)
    expect(new Set(named).size, text).toBeLessThanOrEqual(1)
    for (const slot of named) expect(slots, text).toContain(slot)
    expect(text).not.toMatch(/\b(?:some|no)body\b/i)
  }
  for (const text of [...goal.goal, ...strategy.preparation]) expect(text.at(-1)).not.toContain('{')
})

import { expect, test } from 'vitest'
import type { OwnScore, OwnScores } from '../platform/local-store.ts'
import { withScore } from './own-scores.ts'

const score = (id: string, value: number, atMs = 1): OwnScore => ({
  ...{ id, atMs, feature: 'resume', score: value, round: null },
  parts: [{ label: 'Must-haves', points: value, most: 100 }],
})
const row: OwnScores = { id: 'ada', uid: 'ada', scores: [score('a', 62)] }
const valuesIn = (kept: OwnScores | undefined) => kept?.scores.map(({ id, score: value, atMs }) => [id, value, atMs])

test('an analysis whose score moves stays one entry, with its last score and its first date', () => {
  expect(valuesIn(withScore(row, score('a', 78, 9), true))).toEqual([['a', 78, 1]])
  expect(valuesIn(withScore(row, score('b', 71, 9), true))).toEqual([
    ['a', 62, 1],
    ['b', 71, 9],
  ])
})

test('a result that comes back after a reload without its edited lines does not lower the kept score', () => {
  const raised = withScore(row, score('a', 78), true)!
  expect(withScore(raised, score('a', 62), false)).toBeUndefined()
  expect(valuesIn(withScore(raised, score('b', 50), false))).toHaveLength(2)
})

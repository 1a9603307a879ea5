import { expect, test } from 'vitest'
import type { OwnScore, OwnScores } from '../platform/local-store.ts'
import { withoutScores, withScore } from './own-scores.ts'

const score = (id: string, value: number, atMs = 1): OwnScore => ({
  ...{ id, atMs, feature: 'resume', score: value, round: null },
  parts: [{ label: 'Must-haves', points: value, most: 100 }],
})
const row: OwnScores = { id: 'ada', uid: 'ada', scores: [score('a', 62)], deletedIds: [] }
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

test('a deleted score does not come back from a result that is still open, and a new one is kept', () => {
  const empty = withoutScores(row)
  expect(empty.scores).toEqual([])
  expect(withScore(empty, score('a', 80), true)).toBeUndefined()
  expect(valuesIn(withScore(empty, score('b', 80), true))).toEqual([['b', 80, 1]])
})

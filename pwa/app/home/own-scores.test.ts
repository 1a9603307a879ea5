import { expect, test } from 'vitest'
import type { OwnScore } from '../../platform/local-store.ts'
import { byFeature, scoresFile } from './own-scores.ts'

const at = (day: number) => new Date(2026, 0, day, 9).getTime()
const resume = (day: number, score: number): OwnScore => ({
  ...{ id: `${day}`, atMs: at(day), feature: 'resume', score, round: null },
  parts: [
    { label: 'Must-haves', points: 30, most: 45 },
    { label: 'Readable', points: 10, most: 10 },
  ],
})
const interview: OwnScore = {
  ...{ id: 'i', atMs: at(4), feature: 'voice', score: 7, round: 'behavioral' },
  parts: [{ label: 'Question 1', points: 7.25, most: 10 }],
}

test('scores are grouped by feature, each in the order of time, the one used last first', () => {
  const groups = byFeature([resume(3, 78), interview, resume(1, 62)])
  expect(groups.map((group) => group.map(({ score }) => score))).toEqual([[7], [62, 78]])
  expect(byFeature([])).toEqual([])
})

test('the exported file holds date, feature, round, score and parts of each, oldest first', async () => {
  const file = scoresFile([interview, resume(1, 62)])
  expect(file.name).toBe('greenroom-scores.csv')
  expect((await file.text()).split('\r\n')).toEqual([
    '"Date","Feature","Round","Score","Of","Parts"',
    '"2026-01-01","Resume Analytics","","62","100","Must-haves: 30/45, Readable: 10/10"',
    '"2026-01-04","Voice Practice Interview","Behavioral Assessment","7.0","10","Question 1: 7.3/10"',
    '',
  ])
})

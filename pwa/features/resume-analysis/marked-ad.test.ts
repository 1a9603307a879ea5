import { expect, test } from 'vitest'
import type { MatchEvidence } from '../../../api/contract/resume-analysis.ts'
import { markedAd } from './marked-ad.ts'

const row = (term: string, requirement: string, rest: Partial<MatchEvidence> = {}): MatchEvidence => ({
  ...{ term, requirement, importance: 'must', how: 'exact', coverage: 1, resumeLine: null, where: null },
  ...rest,
})
const ad = `Python developer

We are a small company.
We like dogs.
We sit by the sea.
We have been here since 1990.

What you bring
• Python and\u00a0SQL, three years
• A driving licence`

const linesOf = (rows: MatchEvidence[]) =>
  markedAd(ad, rows).parts.flatMap(({ lines }) =>
    lines.map((pieces) => pieces.map(({ text, rows: [first] }) => (first ? `[${text}]` : text)).join('')),
  )

test('every requirement is marked where the ad asks for it most plainly, in the ad as it was pasted', () => {
  const lines = linesOf([row('Python', 'Python and SQL, three years'), row('SQL', 'Python and SQL, three years')])
  expect(lines).toEqual([
    'Python developer',
    ...ad.split('\n').slice(2, 6),
    'What you bring',
    '• [Python] and\u00a0[SQL], three years',
    '• A driving licence',
  ])
})

test('as many requirements are shown as the score counted, whatever their words are', () => {
  const rows = [
    row('Python developer', 'Python developer'),
    row('developer', 'Python developer'),
    row('driving licence', 'a sentence that was put together'),
    row('three years SQL', 'A driving licence'),
    row('nowhere at all', 'not in this ad'),
    row('', ''),
  ]
  const { parts, elsewhere } = markedAd(ad, rows)
  const marked = parts.flatMap(({ lines }) => lines.flat().flatMap((piece) => piece.rows))
  expect([...marked, ...elsewhere].map(({ term }) => term).toSorted()).toEqual(rows.map(({ term }) => term).toSorted())
  expect(elsewhere.map(({ term }) => term)).toEqual(['nowhere at all', ''])
})

test("the employer's story is folded, lines with a requirement never", () => {
  const { parts } = markedAd(ad, [row('SQL', 'Python and SQL, three years')])
  expect(parts.map(({ isFolded, lines }) => [isFolded, lines.length])).toEqual([
    [true, 6],
    [false, 1],
    [false, 1],
  ])
})

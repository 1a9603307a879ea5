import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paginate } from './paginate.ts'

const bounds = { topMm: 20, bottomMm: 250 }
const rows = fc.array(
  fc.record({
    heightMm: fc.integer({ min: 1, max: 30 }),
    gapMm: fc.integer({ min: 0, max: 10 }),
    staysWithNext: fc.boolean(),
  }),
  { maxLength: 300 },
)

test('every row is placed once, in order, inside the page', () => {
  fc.assert(
    fc.property(rows, (given) => {
      const pages = paginate(given, bounds)
      expect(pages.flat().map(({ row }) => row)).toEqual(given)
      for (const page of pages) {
        let bottomMm = bounds.topMm
        for (const { row, topMm } of page) {
          expect(topMm).toBeGreaterThanOrEqual(bottomMm)
          bottomMm = topMm + row.heightMm
          expect(bottomMm).toBeLessThanOrEqual(bounds.bottomMm)
        }
      }
    }),
  )
})

test('a heading moves to the next page together with its text', () => {
  const line = { heightMm: 10, gapMm: 0, staysWithNext: false }
  const heading = { ...line, staysWithNext: true }
  const pages = paginate([...Array.from({ length: 22 }, () => line), heading, line], bounds)
  expect(pages.map((page) => page.length)).toEqual([22, 2])
})

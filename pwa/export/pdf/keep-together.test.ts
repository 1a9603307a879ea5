import { expect, test } from 'vitest'
import type { Block } from '../outline.ts'
import { keptTogether, paginate } from './paginate.ts'
import type { DrawnRow } from './rows.ts'

const heading: Block = { kind: 'heading', text: 'h' }
const bullet: Block = { kind: 'bullet', text: 'b' }
const note: Block = { kind: 'note', text: 'n' }
const bar: Block = { kind: 'bar', label: 'l', percent: 1 }

function pagesOf(blocks: readonly Block[]): number[] {
  const rowOf = (block: Block, element: number): DrawnRow => ({
    ...{ element, tag: 'P', lines: [], heightMm: 10, gapMm: 0 },
    staysWithNext: block.kind === 'heading',
  })
  const rows = keptTogether(blocks.map((block, element) => ({ block, rows: [rowOf(block, element)] })))
  return paginate(rows, { topMm: 0, bottomMm: 100 }).map((page) => page.length)
}
const lines = (count: number): Block[] => Array.from({ length: count }, () => ({ kind: 'paragraph', text: 'p' }))

test('a table that fits on a page is not cut', () => {
  expect(pagesOf([...lines(7), heading, bar, bar, bar])).toEqual([7, 4])
  expect(pagesOf([...lines(6), heading, bar, bar, bar])).toEqual([10])
})

test('a heading is not left behind with a source or with one line of its list', () => {
  expect(pagesOf([...lines(8), heading, note, ...lines(1)])).toEqual([8, 3])
  expect(pagesOf([...lines(8), heading, bullet, bullet])).toEqual([8, 3])
  expect(pagesOf([...lines(7), heading, bullet, bullet, bullet])).toEqual([10, 1])
})

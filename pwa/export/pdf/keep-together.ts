import type { Block } from '../outline.ts'
import type { DrawnRow } from './rows.ts'

interface DrawnBlock {
  block: Block
  rows: DrawnRow[]
}

const isHeading = ({ kind }: Block) => kind === 'heading' || kind === 'subheading'
/** Rows of one table: stacked bars, the parts of an answer. */
const inTables = new Set<Block['kind']>(['bar', 'labelled'])

/** Whether a page break between these two is not allowed. */
function belongTogether(before: Block | undefined, block: Block, after: Block): boolean {
  if (inTables.has(block.kind)) return after.kind === block.kind
  const isFirst = before !== undefined && isHeading(before)
  // A source, or one line of a list, is too little under a heading.
  return isFirst && (block.kind === 'note' || (block.kind === 'bullet' && after.kind === 'bullet'))
}

/** Keeps blocks that belong together on one page where it is long enough. */
export function keptTogether(blocks: readonly DrawnBlock[]): DrawnRow[] {
  return blocks.flatMap(({ block, rows }, at) => {
    const after = blocks[at + 1]?.block
    if (!after || !belongTogether(blocks[at - 1]?.block, block, after)) return rows
    return rows.map((row, nth) => (nth === rows.length - 1 ? { ...row, staysWithNext: true } : row))
  })
}

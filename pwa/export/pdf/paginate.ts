import type { Block } from '../outline.ts'

export interface Row {
  heightMm: number
  gapMm: number
  /** Never the last row of its page: headings, first lines of paragraphs. */
  staysWithNext: boolean
  startsPage?: boolean
}

export interface PlacedRow<R extends Row> {
  row: R
  topMm: number
}

export interface PageBounds {
  topMm: number
  bottomMm: number
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row, i) => sum + row.heightMm + (i > 0 ? row.gapMm : 0), 0)

function groupsOf<R extends Row>(rows: readonly R[], mostMm: number): R[][] {
  const groups: R[][] = []
  let group: R[] = []
  for (const row of rows) {
    group.push(row)
    // A group taller than a page has to break here.
    if (row.staysWithNext && heightOf(group) < mostMm) continue
    groups.push(group)
    group = []
  }
  return group.length > 0 ? [...groups, group] : groups
}

/** No row crosses the bottom, and none is separated from the next one it stays with. */
export function paginate<R extends Row>(rows: readonly R[], { topMm, bottomMm }: PageBounds): PlacedRow<R>[][] {
  const pages: PlacedRow<R>[][] = [[]]
  let y = topMm
  for (const group of groupsOf(rows, (bottomMm - topMm) / 2)) {
    const isFirst = pages.at(-1)!.length === 0
    if (!isFirst && (group[0]!.startsPage || y + group[0]!.gapMm + heightOf(group) > bottomMm)) {
      pages.push([])
      y = topMm
    }
    for (const row of group) {
      const page = pages.at(-1)!
      if (page.length > 0) y += row.gapMm
      page.push({ row, topMm: y })
      y += row.heightMm
    }
  }
  return pages
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
export function keptTogether<R extends Row>(blocks: readonly { block: Block; rows: R[] }[]): R[] {
  return blocks.flatMap(({ block, rows }, at) => {
    const after = blocks[at + 1]?.block
    if (!after || !belongTogether(blocks[at - 1]?.block, block, after)) return rows
    return rows.map((row, nth) => (nth === rows.length - 1 ? { ...row, staysWithNext: true } : row))
  })
}

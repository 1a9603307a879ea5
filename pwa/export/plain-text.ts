import type { Block } from './outline.ts'

function lineOf(block: Block): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return `${block.text.toUpperCase()}\n`
    case 'bullet':
      return `- ${block.text}`
    case 'labelled':
      return `${block.label}: ${block.text}`
    case 'score':
      return `${block.value} of ${block.of}: ${block.word}`
    case 'bar':
      return `- ${block.label}: ${block.words ?? `${block.percent}%`}`
    default:
      return block.text
  }
}

/** Adjacent blocks of these kinds have no blank line between them. */
const closeKinds = new Set<Block['kind']>(['bullet', 'bar', 'labelled'])

/** Headings in capitals, lists with hyphens. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block, i) => {
      const previous = blocks[i - 1]
      const gap = previous && !(closeKinds.has(block.kind) && (previous.kind === block.kind || previous.kind.endsWith('heading')))
      return `${gap ? '\n' : ''}${lineOf(block)}`
    })
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

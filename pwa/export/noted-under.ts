import type { Block } from './outline.ts'

export function notedUnder(kind: 'heading' | 'subheading', note: string, blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => (block.kind === kind ? [block, { kind: 'note', text: note }] : [block]))
}

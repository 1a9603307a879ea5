export type Tone = 'green' | 'blue' | 'yellow' | 'red'

export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string; startsPage?: boolean }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'bullet'; text: string }
  | { kind: 'labelled'; label: string; text: string }
  | { kind: 'score'; value: number; of: 10 | 100; word: string; tone: Tone }
  /** `words` instead of the percentage. */
  | { kind: 'bar'; label: string; percent: number; words?: string }

export function notedUnder(kind: 'heading' | 'subheading', note: string, blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => (block.kind === kind ? [block, { kind: 'note', text: note }] : [block]))
}

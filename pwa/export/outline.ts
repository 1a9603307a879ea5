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

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const subheading = (text: string): Block => ({ kind: 'subheading', text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const note = (text: string): Block => ({ kind: 'note', text })
export const bullet = (text: string): Block => ({ kind: 'bullet', text })
export const labelled = (label: string, text: string): Block => ({ kind: 'labelled', label, text })

/** Under a heading; nothing where there are no blocks. */
export const section = (title: string, blocks: Block[]): Block[] => (blocks.length > 0 ? [heading(title), ...blocks] : [])
/** Points under a small heading; nothing where there are none. */
export const bullets = (title: string, points: readonly string[]): Block[] =>
  points.length > 0 ? [subheading(title), ...points.map(bullet)] : []

export function notedUnder(kind: 'heading' | 'subheading', note: string, blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => (block.kind === kind ? [block, { kind: 'note', text: note }] : [block]))
}

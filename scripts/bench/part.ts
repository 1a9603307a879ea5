export interface BenchPart {
  /** What is typed after `npm run bench`. */
  name: string
  /** What is measured against what, in a sentence. */
  says: string
  /** The results, as lines of Markdown. */
  run(): Promise<string[]>
}

export const medianOf = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}

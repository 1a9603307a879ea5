/** More lines than this make a cell a column of its own. */
const shortCellLines = 3

/**
 * A table row as lines, as a PDF of the same table reads: cells side by side, parted by tabs. Where two cells or more are long, the
 * table only lays out columns, and they are read one after the other.
 */
export function rowLines(cells: string[][]): string[] {
  const filled = cells.map((lines) => lines.filter((line) => line.trim() !== ''))
  if (filled.filter((lines) => lines.length > shortCellLines).length > 1) return filled.flat()
  const height = Math.max(0, ...filled.map((lines) => lines.length))
  return Array.from({ length: height }, (_, index) => filled.flatMap((lines) => lines[index] ?? []).join('\t'))
}

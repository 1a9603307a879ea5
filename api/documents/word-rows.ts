/** A cell with more lines is a column of its own. */
const shortCellLines = 3

// A table row as a PDF of it reads: cells side by side, separated by tabs. With two or more long cells, the table is a column layout, read cell by
// cell.
export function rowLines(cells: string[][]): string[] {
  const filled = cells.map((lines) => lines.filter((line) => line.trim() !== ''))
  if (filled.filter((lines) => lines.length > shortCellLines).length > 1) return filled.flat()
  const height = Math.max(0, ...filled.map((lines) => lines.length))
  return Array.from({ length: height }, (_, index) => filled.flatMap((lines) => lines[index] ?? []).join('\t'))
}

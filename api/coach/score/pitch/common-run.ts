/** A pitch has 300 words; beyond this nothing is compared, so that the table stays small. */
export const mostComparedWords = 2_000

/** Pairs of places of the longest run of words that both texts have in the same order. */
export function commonRun(mine: readonly string[], theirs: readonly string[]): [mine: number, theirs: number][] {
  const [rows, columns] = [Math.min(mine.length, mostComparedWords), Math.min(theirs.length, mostComparedWords)]
  const width = columns + 1
  const longest = new Uint16Array((rows + 1) * width)
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      longest[row * width + column] =
        mine[row] === theirs[column]
          ? longest[(row + 1) * width + column + 1]! + 1
          : Math.max(longest[(row + 1) * width + column]!, longest[row * width + column + 1]!)
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (mine[row] === theirs[column]) pairs.push([row++, column++])
    else if (longest[(row + 1) * width + column]! >= longest[row * width + column + 1]!) row += 1
    else column += 1
  }
  return pairs
}

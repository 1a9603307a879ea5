/** A few features of many, by their number. */
export type SparseRow = ReadonlyMap<number, number>

/**
 * Ridge regression of several targets at once, in its dual form: a system of as many equations as there are rows, however many features
 * they have. Targets are measured from their means.
 * @returns weights[feature][target]
 */
export function ridge(
  rows: readonly SparseRow[],
  targets: readonly (readonly number[])[],
  penalty: number,
): Map<number, number[]> {
  const solved = solve(cholesky(products(rows), penalty), targets)
  const weights = new Map<number, number[]>()
  rows.forEach((row, at) => {
    for (const [feature, value] of row) {
      const sums = weights.get(feature) ?? targets[0]!.map(() => 0)
      solved[at]!.forEach((one, target) => {
        sums[target]! += one * value
      })
      weights.set(feature, sums)
    }
  })
  return weights
}

/** The products of every two rows. */
function products(rows: readonly SparseRow[]): Float64Array[] {
  const byFeature = new Map<number, [number, number][]>()
  rows.forEach((row, at) => {
    for (const [feature, value] of row) {
      const list = byFeature.get(feature)
      if (list) list.push([at, value])
      else byFeature.set(feature, [[at, value]])
    }
  })
  const sums = rows.map(() => new Float64Array(rows.length))
  for (const list of byFeature.values())
    for (const [one, value] of list) {
      const row = sums[one]!
      for (const [other, factor] of list) row[other]! += value * factor
    }
  return sums
}

/** The lower triangle whose square is the matrix with the penalty on its diagonal. */
function cholesky(matrix: Float64Array[], penalty: number): Float64Array[] {
  matrix.forEach((row, i) => {
    row[i]! += penalty
    for (let j = 0; j <= i; j++) {
      const other = matrix[j]!
      let sum = row[j]!
      for (let k = 0; k < j; k++) sum -= row[k]! * other[k]!
      row[j] = i === j ? Math.sqrt(sum) : sum / other[j]!
    }
  })
  return matrix
}

function solve(lower: readonly Float64Array[], targets: readonly (readonly number[])[]): number[][] {
  const solved = targets.map((row) => [...row])
  const size = lower.length
  for (let target = 0; target < targets[0]!.length; target++) {
    for (let i = 0; i < size; i++) {
      let sum = solved[i]![target]!
      for (let k = 0; k < i; k++) sum -= lower[i]![k]! * solved[k]![target]!
      solved[i]![target] = sum / lower[i]![i]!
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = solved[i]![target]!
      for (let k = i + 1; k < size; k++) sum -= lower[k]![i]! * solved[k]![target]!
      solved[i]![target] = sum / lower[i]![i]!
    }
  }
  return solved
}

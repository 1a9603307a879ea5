/** How often one that is so has a higher number than one that is not: 0.5 by chance, 1 without a mistake; NaN without either. */
export function areaUnderCurve(those: readonly number[], others: readonly number[]): number {
  let right = 0
  for (const one of those) for (const other of others) right += one > other ? 1 : one === other ? 0.5 : 0
  return right / (those.length * others.length)
}

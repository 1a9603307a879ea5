/** Rounds so that the sum is kept: the largest remainders are rounded up. */
export function wholeNumbers(values: readonly number[], sum: number): number[] {
  const whole = values.map(Math.floor)
  const byRemainder = values.map((value, at) => ({ at, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest)
  for (const { at } of byRemainder.slice(0, sum - whole.reduce((one, other) => one + other, 0))) whole[at]! += 1
  return whole
}

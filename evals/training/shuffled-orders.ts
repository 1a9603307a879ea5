/** For each round of learning the numbers 0 to `count` - 1 in another order, the same every time: shuffled by a fixed seed. */
export function* shuffledOrders(count: number, rounds: number): Generator<readonly number[]> {
  let seed = 20261122
  const order = Array.from({ length: count }, (_, at) => at)
  for (let round = 0; round < rounds; round++) {
    for (let at = count - 1; at > 0; at--) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const other = Math.floor((seed / 2147483648) * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    yield order
  }
}

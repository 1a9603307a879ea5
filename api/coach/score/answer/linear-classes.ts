/** Weights of a classifier: one row a class, the last number of each row its bias. */
export type ClassWeights = readonly (readonly number[])[]

/** The probability of each class. */
export function probabilities(weights: ClassWeights, features: readonly number[]): number[] {
  const sums = weights.map((row) => features.reduce((sum, value, at) => sum + value * row[at]!, row[features.length]!))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

export interface Sample {
  features: readonly number[]
  /** Number of the class. */
  label: number
}

/** Multinomial logistic regression by full-batch Adam; the features are standardised while learning and the scales folded into the weights. */
export function trainClasses(
  samples: readonly Sample[],
  classes: number,
  penalty: number,
  standardise = true,
  rounds = 250,
): number[][] {
  const size = samples[0]!.features.length
  const mean = Array.from({ length: size }, (_, d) =>
    standardise ? samples.reduce((sum, { features }) => sum + features[d]!, 0) / samples.length : 0,
  )
  const scale = Array.from({ length: size }, (_, d) =>
    standardise
      ? Math.sqrt(samples.reduce((sum, { features }) => sum + (features[d]! - mean[d]!) ** 2, 0) / samples.length) + 1e-6
      : 1,
  )
  const width = size + 1
  const inputs = samples.map(({ features }) =>
    Float64Array.from([...features.map((value, d) => (value - mean[d]!) / scale[d]!), 1]),
  )
  const weights = new Float64Array(width * classes)
  const slope = new Float64Array(width * classes)
  const speed = new Float64Array(width * classes)
  const size2 = new Float64Array(width * classes)
  const sums = new Float64Array(classes)
  for (let round = 0; round < rounds; round++) {
    slope.fill(0)
    inputs.forEach((input, at) => {
      let most = -Infinity
      for (let k = 0; k < classes; k++) {
        let sum = 0
        for (let d = 0; d < width; d++) sum += weights[k * width + d]! * input[d]!
        sums[k] = sum
        if (sum > most) most = sum
      }
      let total = 0
      for (let k = 0; k < classes; k++) total += sums[k] = Math.exp(sums[k]! - most)
      for (let k = 0; k < classes; k++) {
        const wrong = sums[k]! / total - (k === samples[at]!.label ? 1 : 0)
        for (let d = 0; d < width; d++) slope[k * width + d]! += wrong * input[d]!
      }
    })
    for (let n = 0; n < weights.length; n++) {
      const gradient = slope[n]! / samples.length + (n % width === size ? 0 : penalty * weights[n]!)
      speed[n] = 0.9 * speed[n]! + 0.1 * gradient
      size2[n] = 0.99 * size2[n]! + 0.01 * gradient ** 2
      weights[n]! -= (0.05 * speed[n]!) / (Math.sqrt(size2[n]!) + 1e-8)
    }
  }
  return Array.from({ length: classes }, (_, k) => {
    const row = Array.from({ length: size }, (_, d) => weights[k * width + d]! / scale[d]!)
    return [...row, weights[k * width + size]! - row.reduce((sum, value, d) => sum + value * mean[d]!, 0)]
  })
}

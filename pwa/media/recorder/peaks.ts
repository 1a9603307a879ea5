/** The peak of each of `count` equal parts, scaled so that the loudest is 1. Silence stays flat. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const peaks = Array.from({ length: count }, (_none, part) => {
    const from = Math.floor((part * samples.length) / count)
    const to = Math.floor(((part + 1) * samples.length) / count)
    let peak = 0
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at]!))
    return peak
  })
  const loudest = Math.max(0.02, ...peaks)
  return peaks.map((peak) => peak / loudest)
}

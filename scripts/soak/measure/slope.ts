export interface Point {
  atS: number
  value: number
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * How fast a value grows in an hour, by the median of the slopes between all pairs of points (Theil and Sen): one spike, or a garbage
 * collection late in the run, does not turn it.
 */
export function slopePerHour(points: readonly Point[]): number {
  const slopes = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => ((other.value - one.value) / Math.max(1, other.atS - one.atS)) * 3_600),
  )
  return median(slopes)
}

/** The medians of so many equal stretches of time: what is judged does not depend on how often somebody looked. */
export function smoothed(points: readonly Point[], stretches = 24): Point[] {
  const [firstS, lastS] = [points[0]?.atS ?? 0, points.at(-1)?.atS ?? 0]
  const lengthS = (lastS - firstS) / stretches || 1
  const groups = Map.groupBy(points, ({ atS }) => Math.min(stretches - 1, Math.floor((atS - firstS) / lengthS)))
  return [...groups.values()].map((group) => ({
    atS: median(group.map(({ atS }) => atS)),
    value: median(group.map(({ value }) => value)),
  }))
}

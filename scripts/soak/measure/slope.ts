export interface Point {
  atS: number
  value: number
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Hourly growth as the median slope over all pairs of points (Theil-Sen), which a single spike or a late garbage collection does not affect. */
export function slopePerHour(points: readonly Point[]): number {
  const slopes = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => ((other.value - one.value) / Math.max(1, other.atS - one.atS)) * 3_600),
  )
  return median(slopes)
}

/** Medians over equal stretches, so that the sampling rate does not matter. */
export function smoothed(points: readonly Point[], stretches = 24): Point[] {
  const [firstS, lastS] = [points[0]?.atS ?? 0, points.at(-1)?.atS ?? 0]
  const lengthS = (lastS - firstS) / stretches || 1
  const groups = Map.groupBy(points, ({ atS }) => Math.min(stretches - 1, Math.floor((atS - firstS) / lengthS)))
  return [...groups.values()].map((group) => ({
    atS: median(group.map(({ atS }) => atS)),
    value: median(group.map(({ value }) => value)),
  }))
}

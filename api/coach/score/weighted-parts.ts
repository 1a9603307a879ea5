/** `share` is 0 to 1; null where it was not measured. */
export type WeightedShare<Id> = readonly [id: Id, weight: number, share: number | null]

interface Part {
  points: number | null
  max: number
}

export const within = (share: number) => Math.min(1, Math.max(0, share))

export const tenths = (points: number) => Math.round(points * 10) / 10

/** The most points of each measured part, 100 in all. */
export function maximaOf<Id>(shares: readonly WeightedShare<Id>[]): ReadonlyMap<Id, number> {
  const measured = shares.filter(([, , share]) => share !== null)
  const scale = 100 / measured.reduce((sum, [, weight]) => sum + weight, 0)
  const maxima = new Map(measured.map(([id, weight]) => [id, tenths(weight * scale)]))
  // Rounding may leave a tenth over; the weightiest part takes it.
  const weightiest = measured.reduce((most, next) => (next[1] > most[1] ? next : most))[0]
  maxima.set(weightiest, tenths(maxima.get(weightiest)! + 100 - [...maxima.values()].reduce((sum, max) => sum + max, 0)))
  return maxima
}

/** One decimal. */
export function scoreOfParts(parts: readonly Part[]): number {
  const points = parts.reduce((sum, part) => sum + (part.points ?? 0), 0)
  return Math.min(10, Math.round(points) / 10)
}

export function partShare({ points, max }: Part): number | null {
  return points === null || max === 0 ? null : points / max
}

/** Parts that tell how something was said. */
export const aboutDelivery: ReadonlySet<string> = new Set(['pace', 'pauses', 'fillers', 'length'])

/** Lines for screen readers are at least this far apart. */
const lineEveryMs = 3_000

/** How long to wait before the next line, in ms. */
export function untilNextLine(lastLineAtMs: number | null, nowMs: number): number {
  return lastLineAtMs === null ? 0 : Math.max(0, lastLineAtMs + lineEveryMs - nowMs)
}

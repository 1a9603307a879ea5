/** How many programs share a core with this one, measured over a tenth of a second of work. */
export function contention(): number {
  const [startedAtMs, startedCpu] = [performance.now(), process.cpuUsage()]
  while (process.cpuUsage(startedCpu).user < 100_000) Math.sqrt(performance.now())
  return Math.max(1, (performance.now() - startedAtMs) / 100)
}

/** Seconds after which a second SIGTERM or a hanging child no longer keeps the process. */
const atMostMs = 10_000

/** Runs `stop` once on SIGTERM, SIGINT or SIGHUP, then ends the process. */
export function whenToldToStop(stop: () => Promise<void>): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), atMostMs).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  endWithTheParent(end)
}

/** Started by npm, a killed npm leaves this process behind; it notices that its parent changed, and ends in order. */
function endWithTheParent(end: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1_000).unref()
}

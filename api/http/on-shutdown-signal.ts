import { execFileSync } from 'node:child_process'

export interface Shutdown {
  /** Waits for work under way. Cut short by a second signal. */
  drain(): Promise<void>
  /** Ends the rest. */
  close(): Promise<void>
  /** The longest that `drain` may take. */
  drainMs: number
}

/** A hanging child does not keep the process longer than this. */
const closeMs = 10_000
/** One Ctrl-C arrives twice: from the terminal and from npm. */
const sameSignalMs = 1_000

/** Stops once on SIGTERM, SIGINT or SIGHUP, then ends the process. A second signal does not wait for what is under way. */
export function onShutdownSignal({ drain, close, drainMs }: Shutdown): void {
  const atOnce = Promise.withResolvers<void>()
  let stoppingSinceMs: number | null = null
  const end = () => {
    if (stoppingSinceMs !== null) return
    stoppingSinceMs = performance.now()
    setTimeout(atOnce.resolve, drainMs).unref()
    Promise.race([drain(), atOnce.promise])
      .then(() => {
        setTimeout(() => process.exit(1), closeMs).unref()
        return close()
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  const onSignal = () => {
    if (stoppingSinceMs !== null && performance.now() - stoppingSinceMs > sameSignalMs) atOnce.resolve()
    end()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  endWithNpm(end)
}

/** A killed npm cannot pass the signal on: this process would live on unseen and keep the port. So it checks once a second. */
function endWithNpm(end: () => void) {
  const npm = process.env.npm_lifecycle_event ? pidOfNpm() : null
  if (!npm) return
  const parent = process.ppid
  setInterval(() => (process.ppid !== parent || !isAlive(npm)) && end(), 1_000).unref()
}

/** npm runs a script through a shell, which some shells replace by the script and others keep in between; null where `ps` is missing. */
function pidOfNpm(): number | null {
  try {
    const [grandparent, name] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return /(^|\/)(da|ba|z)?sh$/.test(name ?? '') ? Number(grandparent) : process.ppid
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

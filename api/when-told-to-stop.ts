import { execFileSync } from 'node:child_process'

/** A second SIGTERM or a hanging child does not keep the process longer than this. */
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
  endWithNpm(end)
}

/** A killed npm cannot pass its end on: this process would go on unseen and keep the port. It looks once a second instead. */
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

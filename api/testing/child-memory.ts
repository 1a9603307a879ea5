import { readdirSync, readFileSync } from 'node:fs'

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

function childProcesses(): string[] {
  const threads = read('/proc/self/stat') ? readdirSync('/proc/self/task') : []
  return threads.flatMap((thread) => read(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean))
}

const residentBytes = (processId: string) => Number(read(`/proc/${processId}/statm`).split(' ')[1] ?? 0) * 4_096

/** Samples this process's children twenty times a second. @returns `stop`, which reports their peak memory and number */
export function watchChildren() {
  const seen = new Set<string>()
  let peakBytes = 0
  const timer = setInterval(() => {
    const children = childProcesses()
    for (const child of children) seen.add(child)
    peakBytes = Math.max(
      peakBytes,
      children.reduce((sum, child) => sum + residentBytes(child), 0),
    )
  }, 50)
  return {
    stop() {
      clearInterval(timer)
      return { peakBytes, started: seen.size }
    },
  }
}

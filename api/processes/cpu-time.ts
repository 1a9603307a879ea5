import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second, whatever the machine. */
const tickMs = 10

/** The time that all threads of another process were at work, in ms; null where the system does not say (no Linux), or it has ended. */
export function cpuTimeMs(processId: number | undefined): number | null {
  try {
    // The name stands in brackets and may hold anything.
    const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${processId}/stat`, 'latin1')) ?? []
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return null
  }
}

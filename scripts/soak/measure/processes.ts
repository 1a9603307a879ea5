import { readdirSync, readFileSync } from 'node:fs'

interface ProcessFacts {
  id: number
  parent: number
  command: string
  cpuSeconds: number
  endedCpuSeconds: number
}

/** Linux counts in hundredths of a second on every machine. */
const ticksPerSecond = 100
const kb = 1024

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

function allProcesses(): ProcessFacts[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.flatMap((id) => {
    // The name is in parentheses and may contain anything.
    const [, rest] = read(`/proc/${id}/stat`).split(/\) (?!.*\) )/)
    if (!rest) return []
    const fields = rest.split(' ')
    const seconds = (...at: number[]) => at.reduce((sum, nth) => sum + Number(fields[nth]), 0) / ticksPerSecond
    const command = read(`/proc/${id}/cmdline`).replaceAll('\0', ' ')
    const cpu = { cpuSeconds: seconds(11, 12), endedCpuSeconds: seconds(13, 14) }
    return { id: Number(id), parent: Number(fields[1]), command, ...cpu }
  })
}

/** Proportional set size; resident memory if unavailable. */
function memoryBytes(id: number): number {
  const shared = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`))
  if (shared) return Number(shared[1]) * kb
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0) * kb
}

function openFiles(id: number): number {
  try {
    return readdirSync(`/proc/${id}/fd`).length
  } catch {
    return 0
  }
}

/** A proxy keeps connections open for ten minutes. */
export function connectionsTo(port: number): number {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const established = '01'
  const lines = ['tcp', 'tcp6'].flatMap((kind) => read(`/proc/net/${kind}`).split('\n').slice(1))
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(wanted) && state === established).length
}

export interface GroupFacts {
  processes: number
  memoryMb: number
  openFiles: number
  cpuSeconds: number
}

const factsOf = (members: ProcessFacts[]): GroupFacts => ({
  processes: members.length,
  memoryMb: members.reduce((sum, { id }) => sum + memoryBytes(id), 0) / kb ** 2,
  openFiles: members.reduce((sum, { id }) => sum + openFiles(id), 0),
  cpuSeconds: members.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
})

const groups = ['server', 'coach', 'readers', 'database', 'others', 'people'] as const
export type GroupName = (typeof groups)[number]
export type ProcessGroups = Record<GroupName, GroupFacts>

/** `others` plays the external services, `people` is this process. */
export interface Roots {
  server: number
  outside: number
  self: number
  postmaster: number
}

/** Linux only: without /proc everything is 0. */
export function processGroups({ server, outside, self, postmaster }: Roots): ProcessGroups {
  const all = process.platform === 'linux' ? allProcesses() : []
  const below = (root: number): ProcessFacts[] =>
    all.filter(({ parent }) => parent === root).flatMap((one) => [one, ...below(one.id)])
  const only = (id: number) => all.filter((one) => one.id === id)
  const children = below(server)
  const coach = children.filter(({ command }) => command.includes('coach-process'))
  const [outsiders, databases] = [
    [...only(outside), ...below(outside)],
    [...only(postmaster), ...below(postmaster)],
  ]
  const known = new Set([
    server,
    ...children.map(({ id }) => id),
    ...outsiders.map(({ id }) => id),
    ...databases.map(({ id }) => id),
  ])
  // Readers are replaced often, and PostgreSQL's processes come and go with connections.
  const ended = (id: number) => only(id)[0]?.endedCpuSeconds ?? 0
  const withEnded = (facts: GroupFacts, id: number) => ({ ...facts, cpuSeconds: facts.cpuSeconds + ended(id) })
  return {
    server: factsOf(only(server)),
    coach: factsOf(coach),
    readers: withEnded(factsOf(children.filter((one) => !coach.includes(one))), server),
    database: withEnded(factsOf(databases), postmaster),
    others: factsOf([...outsiders, ...below(self).filter(({ id }) => !known.has(id))]),
    people: factsOf(only(self)),
  }
}

export const parentOf = (id: number) => Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1] ?? 0)

import { cpus } from 'node:os'
import { type Calls, errorsIn, percentilesOf, percentilesOfKind, requestsIn } from './measure/call-log.ts'
import type { GroupName } from './measure/processes.ts'
import type { Sample } from './measure/samples.ts'
import type { Verdict } from './verdict.ts'

const columns = (...cells: (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(18) : String(cell).padStart(9))).join('')

const names = (calls: Calls) => [...calls.byName].toSorted(([one], [other]) => one.localeCompare(other))

export function callLines(calls: Calls): string[] {
  const row = (name: string, kind: string, { count, p50, p95, p99, max }: ReturnType<typeof percentilesOf>) =>
    columns(name, kind, count, p50, p95, p99, max)
  return [
    columns('ms', 'kind', 'calls', 'p50', 'p95', 'p99', 'most'),
    row('all', 'cheap', percentilesOfKind(calls, 'cheap')),
    row('all, first words', 'paid', percentilesOfKind(calls, 'paid', 'firstMs')),
    row('all', 'paid', percentilesOfKind(calls, 'paid')),
    ...names(calls).map(([name, { kind, ms }]) => row(name, kind, percentilesOf(ms))),
    ...names(calls).flatMap(([name, { kind, firstMs }]) =>
      firstMs.length > 0 ? [row(`${name}, first`, kind, percentilesOf(firstMs))] : [],
    ),
    `${requestsIn(calls)} calls, ${errorsIn(calls)} errors`,
    ...[...calls.errors].map(([error, count]) => `  ${count} x ${error}`),
  ]
}

const processGroups = ['server', 'coach', 'readers', 'database', 'others', 'people'] as const satisfies GroupName[]

/** What each part used between two samples; `others` and `people` are not the product's. */
export function shareLines(from: Sample, to: Sample): string[] {
  const seconds = Math.max(1, to.atS - from.atS)
  const practices = to.practices - from.practices
  const each = (value: number) => (practices > 0 ? (value / practices).toFixed(2) : '-')
  const cores = processGroups.map((group) => {
    const used = Math.max(0, to.groups[group].cpuSeconds - from.groups[group].cpuSeconds)
    const { memoryMb, openFiles } = to.groups[group]
    return columns(group, (used / seconds).toFixed(2), each(used), memoryMb.toFixed(0), openFiles)
  })
  const [before, after] = [from.database, to.database]
  return [
    columns('', 'cores', 'CPU s/pr.', 'MB', 'files'),
    ...cores,
    `${practices} whole practices in ${(seconds / 60).toFixed(1)} min; each wrote ${each(after.rowsWritten - before.rowsWritten)} rows in ${each(after.commits - before.commits)} transactions, ${each((after.walMb - before.walMb) * 1_024)} KB of WAL, and left ${each((after.sizeMb - before.sizeMb) * 1_024)} KB`,
    `each sent ${each(to.used.mbReceived - from.used.mbReceived)} MB, fetched ${each(to.used.mbFetched - from.used.mbFetched)} MB, had ${each(to.used.recordings - from.used.recordings)} recordings heard, and a model read ${each(to.used.tokensRead - from.used.tokensRead)} tokens and wrote ${each(to.used.tokensWritten - from.used.tokensWritten)} for it`,
    `database: ${after.commits - before.commits} commits (${((after.commits - before.commits) / seconds).toFixed(1)} a second), ${after.connections} sessions, ${after.sizeMb.toFixed(1)} MB`,
  ]
}

export function sampleLine({
  atS,
  groups,
  openFiles,
  connections,
  heapMb,
  loopP99Ms,
  database,
  filesLeft,
  practices,
}: Sample): string {
  const mb = (group: GroupName) => groups[group].memoryMb.toFixed(0)
  return `${String(atS).padStart(5)} s  ${practices} practices  MB: server ${mb('server')} (heap ${heapMb.toFixed(0)}) coach ${mb('coach')} readers ${mb('readers')} database ${mb('database')}  open files ${openFiles} and ${connections} connections  loop p99 ${loopP99Ms.toFixed(0)} ms  database ${database.sizeMb.toFixed(1)} MB, ${database.connections} sessions  files ${filesLeft}`
}

export function rowLines(from: Sample, to: Sample): string[] {
  const grown = Object.entries(to.database.rows).filter(([table, count]) => count !== from.database.rows[table])
  return grown.map(([table, count]) => `  ${table}: ${from.database.rows[table] ?? 0} to ${count} rows`)
}

export const verdictLines = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ says, held }) => `${held === null ? 'too short to judge' : held ? 'held' : 'NOT HELD'}: ${says}`)

export function machineLine(): string {
  const [cpu] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${cpus().length} x ${cpu?.model.trim() || 'unknown'}, Node ${process.version}`
}

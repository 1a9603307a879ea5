// `cheap` calls use only the database and must be fast; `paid` ones stream a model's text, so the first section counts; `work` moves or reads files,
// or calls other services.
export type CallKind = 'cheap' | 'paid' | 'work'

interface Measured {
  kind: CallKind
  ms: number[]
  firstMs: number[]
}

export interface Calls {
  byName: Map<string, Measured>
  errors: Map<string, number>
}

export function createCallLog() {
  let calls: Calls = { byName: new Map(), errors: new Map() }
  let bytesFetched = 0
  return {
    fetched(bytes: number) {
      bytesFetched += bytes
    },
    bytesFetched: () => bytesFetched,
    took(name: string, kind: CallKind, ms: number, firstMs?: number) {
      const measured = calls.byName.get(name) ?? { kind, ms: [], firstMs: [] }
      calls.byName.set(name, measured)
      measured.ms.push(ms)
      if (firstMs !== undefined) measured.firstMs.push(firstMs)
    },
    failed(name: string, why: string) {
      const error = `${name}: ${why}`
      calls.errors.set(error, (calls.errors.get(error) ?? 0) + 1)
    },
    soFar: () => calls,
    take(): Calls {
      const taken = calls
      calls = { byName: new Map(), errors: new Map() }
      return taken
    },
  }
}

export type CallLog = ReturnType<typeof createCallLog>

export interface Percentiles {
  count: number
  p50: number
  p95: number
  p99: number
  max: number
}

/** By nearest rank; all 0 for an empty list. */
export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

export function percentilesOfKind({ byName }: Calls, kind: CallKind, which: 'ms' | 'firstMs' = 'ms'): Percentiles {
  return percentilesOf([...byName.values()].filter((one) => one.kind === kind).flatMap((one) => one[which]))
}

export const errorsIn = ({ errors }: Calls) => [...errors.values()].reduce((sum, count) => sum + count, 0)
export const requestsIn = ({ byName }: Calls) => [...byName.values()].reduce((sum, { ms }) => sum + ms.length, 0)

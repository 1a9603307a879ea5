import { existsSync, readdirSync } from 'node:fs'
import type { Product } from '../product/start.ts'
import type { DatabaseFacts, WatchedDatabase } from './database-facts.ts'
import { connectionsTo, type ProcessGroups, processGroups } from './processes.ts'

/** Use of external services since the server started. */
export interface Used {
  tokensRead: number
  tokensWritten: number
  recordings: number
  mbReceived: number
  mbFetched: number
}

/** Everything that must not grow, at one moment. */
export interface Sample {
  atS: number
  groups: ProcessGroups
  /** Without the proxy's connections. */
  openFiles: number
  connections: number
  heapMb: number
  loopP99Ms: number
  database: DatabaseFacts
  used: Used
  filesLeft: number
  practices: number
}

const countIn = (folder: string): number =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length : 0

function metric(text: string, name: string, label = ''): number {
  const lines = text.split('\n').filter((line) => line.startsWith(name) && line.includes(label) && !line.startsWith('#'))
  return lines
    .filter((line) => /^[ {]/.test(line.slice(name.length)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const usedIn = (metrics: string) => ({
  tokensRead: metric(metrics, 'greenroom_ai_tokens_total', 'direction="input"'),
  tokensWritten: metric(metrics, 'greenroom_ai_tokens_total', 'direction="output"'),
  recordings: metric(metrics, 'greenroom_transcription_seconds_count'),
  mbReceived: metric(metrics, 'greenroom_request_body_bytes_total') / 1e6,
})

interface PeopleFacts {
  practices(): number
  bytesFetched(): number
}

export function createSampler(product: Product, database: WatchedDatabase, people: PeopleFacts) {
  const startedAtMs = performance.now()
  const samples: Sample[] = []
  async function take(): Promise<Sample> {
    const metrics = await product.metrics().catch(() => '')
    const groups = processGroups({ ...product.processIds, postmaster: database.postmaster })
    const connections = connectionsTo(Number(new URL(product.url).port))
    const sample: Sample = {
      atS: Math.round((performance.now() - startedAtMs) / 1_000),
      ...{ groups, connections, openFiles: groups.server.openFiles - connections },
      heapMb: metric(metrics, 'nodejs_heap_size_used_bytes') / 1024 ** 2,
      loopP99Ms: metric(metrics, 'nodejs_eventloop_lag_p99_seconds') * 1_000,
      database: await database.facts(),
      used: { ...usedIn(metrics), mbFetched: people.bytesFetched() / 1e6 },
      filesLeft: countIn(product.folders.forms) + countIn(product.folders.temp),
      practices: people.practices(),
    }
    samples.push(sample)
    return sample
  }
  return { take, samples }
}
